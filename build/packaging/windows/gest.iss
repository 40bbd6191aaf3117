; The installer for Windows, for one user and without administrator's rights unless wanted otherwise.
; build/package.py gives it: /DVersion=1.0.0 /DSource=folder of the program /DName=name of the installer

#ifndef Version
  #error "Version is missing: run build/package.py"
#endif

[Setup]
AppId={{6B0C3C0C-6C0F-4B3E-9C43-8A0E2C6D7F51}
AppName=Gest Desktop
AppVersion={#Version}
AppVerName=Gest Desktop {#Version}
AppPublisher=the Gest Desktop authors
DefaultDirName={autopf}\Gest Desktop
DefaultGroupName=Gest Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
OutputBaseFilename={#Name}
SetupIconFile=..\icons\gest-desktop.ico
UninstallDisplayIcon={app}\gest.exe
UninstallDisplayName=Gest Desktop
LicenseFile={#Source}\LICENSE.txt
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern
CloseApplications=yes

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; GroupDescription: "{cm:AdditionalIcons}"; Flags: unchecked

[InstallDelete]
; What an older version had and this one has not.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{autoprograms}\Gest Desktop"; Filename: "{app}\gest.exe"
Name: "{autodesktop}\Gest Desktop"; Filename: "{app}\gest.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\gest.exe"; Description: "{cm:LaunchProgram,Gest Desktop}"; Flags: nowait postinstall skipifsilent
