// What `check --batch` does, as plainly as it can be written: reads pairs of #RRGGBBAA on #RRGGBB, a
// pair a line, composites, measures in exact arithmetic and in 8 bits, and prints a line each.
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

static double linear(double c) { return c <= 0.04045 ? c / 12.92 : pow((c + 0.055) / 1.055, 2.4); }

static double table[256];

static int digit(int c) { return c <= '9' ? c - '0' : (c | 32) - 'a' + 10; }

static int channel(const char *text) { return digit(text[0]) << 4 | digit(text[1]); }

static double ratio(double a, double b) { return a > b ? (a + 0.05) / (b + 0.05) : (b + 0.05) / (a + 0.05); }

int main(int count, char **words) {
  FILE *file = fopen(words[1], "r");
  if (!file) return 2;
  const double weights[3] = {0.2126, 0.7152, 0.0722};
  for (int i = 0; i < 256; i++) table[i] = linear(i / 255.0);
  char line[256], *end;
  int failed = 0;
  while (fgets(line, sizeof line, file)) {
    for (end = line; *end && *end != '\n'; end++) {}
    *end = 0;
    const char *under = line + 10;
    double alpha = channel(line + 7) / 255.0;
    double top = 0, bottom = 0, top8 = 0;
    for (int i = 0; i < 3; i++) {
      int back = channel(under + 1 + 2 * i);
      double mixed = channel(line + 1 + 2 * i) / 255.0 * alpha + back / 255.0 * (1 - alpha);
      top += weights[i] * linear(mixed);
      top8 += weights[i] * table[(int)(mixed * 255 + 0.5)];
      bottom += weights[i] * table[back];
    }
    double exact = ratio(top, bottom), eight = ratio(top8, bottom);
    int passes = exact >= 4.5 && eight >= 4.5;
    failed |= !passes;
    printf("%s  %.2f:1 %s AA, 4.5:1 for text (WCAG 1.4.3)  %.9s on %s\n", passes ? "PASS" : "FAIL",
           floor(exact * 100) / 100, passes ? "meets" : "misses", line, under);
  }
  return failed;
}
