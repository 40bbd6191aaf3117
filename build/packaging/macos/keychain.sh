#!/bin/bash
# Puts the certificate of a hosted runner's secrets into a keychain, for codesign to find.
set -euo pipefail

if [ -z "${CERTIFICATE:-}" ]; then
    echo "skipped: no certificate among the secrets, so the program will have an ad-hoc signature"
    exit 0
fi
folder=$(mktemp -d)
keychain="$folder/gest.keychain-db"
password=$(openssl rand -base64 24)
printf '%s' "$CERTIFICATE" | openssl base64 -d -A -out "$folder/certificate.p12"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 7200 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$folder/certificate.p12" -k "$keychain" -P "${CERTIFICATE_PASSWORD:-}" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain-db
rm "$folder/certificate.p12"
