/* Runs gradients in C at points, and compares their results with those that the input tells (see native_values.m). Prints `NAME
   POINT: …` for each difference and for each run that ends with an error, though there are results. */
#include <stdio.h>
#include "adj.h"
#define GRADIENT(name) int name##_grad(adj_ws *ws, const adj_in *in, adj_out *out);
#include "gradients.h"
#undef GRADIENT
typedef int gradient(adj_ws *ws, const adj_in *in, adj_out *out);
#define GRADIENT(name) name##_grad,
static gradient *const gradients[] = {
#include "gradients.h"
};
#undef GRADIENT
#define GRADIENT(name) #name,
static const char *const names[] = {
#include "gradients.h"
};

enum { MOST = 64 };
typedef struct { double *p; long r, c; } array;

static array read_array(void) {
  array it;
  if (scanf("%ld %ld", &it.r, &it.c) != 2) exit(3);
  it.p = malloc((size_t)(it.r * it.c) * sizeof(double) + 1);
  for (long k = 0; k < it.r * it.c; k++) {
    char text[64];
    if (scanf("%63s", text) != 1) exit(3);
    it.p[k] = strtod(text, NULL);
  }
  return it;
}

/* The largest difference, of numbers of the size of the largest; infinite where one is NaN and the other is not. */
static double difference(const array *wanted, const adj_out *got) {
  double scale = 1, worst = 0;
  if (wanted->r != got->r || wanted->c != got->c) return HUGE_VAL;
  for (long k = 0; k < wanted->r * wanted->c; k++) if (isfinite(wanted->p[k]) && fabs(wanted->p[k]) > scale) scale = fabs(wanted->p[k]);
  for (long k = 0; k < wanted->r * wanted->c; k++) {
    const double a = wanted->p[k], b = got->p[k];
    if (a == b || (isnan(a) && isnan(b))) continue;
    if (!(fabs(a - b) <= worst * scale)) worst = isnan(a - b) ? HUGE_VAL : fabs(a - b) / scale;
  }
  return worst;
}

static void compare(adj_ws *ws, int program, int point, const adj_in *in, const array *wanted, int count, int has_value) {
  adj_out out[MOST];
  const int code = gradients[program](ws, in, out);
  if (code != 0 && has_value) printf("%s %d: ends with code %d in line %ld, %s\n", names[program], point, code, ws->line, ws->message);
  if (code == 0 && !has_value) printf("%s %d: goes on where there is no result\n", names[program], point);
  for (int k = 0; k < count && code == 0 && has_value; k++) {
    const double found = difference(&wanted[k], &out[k]);
    if (!(found <= 1e-12)) printf("%s %d: WRONG result %d by %g\n", names[program], point, k + 1, found);
  }
}

int main(void) {
  int program, point, inputs, outputs, has_value;
  while (scanf("%d %d %d %d %d", &program, &point, &inputs, &outputs, &has_value) == 5) {
    adj_in in[MOST];
    array given[MOST], wanted[MOST];
    adj_ws *ws = adj_ws_new(0);
    for (int k = 0; k < inputs; k++) {
      given[k] = read_array();
      in[k].p = given[k].p; in[k].r = given[k].r; in[k].c = given[k].c;
    }
    for (int k = 0; k < outputs && has_value; k++) wanted[k] = read_array();
    /* The second call finds what the first has left. */
    for (int k = 0; k < 2; k++) compare(ws, program, point, in, wanted, outputs, has_value);
    for (int k = 0; k < inputs; k++) free(given[k].p);
    for (int k = 0; k < outputs && has_value; k++) free(wanted[k].p);
    adj_ws_free(ws);
  }
  return 0;
}
