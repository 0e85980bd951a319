"""What seats may be thought to hide, judged by what they did."""
