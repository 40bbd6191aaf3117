"""The career page: rating, habits, results and honours, and the games behind them."""
