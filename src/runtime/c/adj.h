/* What generated derivatives in C99 need: a workspace, arrays of doubles by columns, and functions of them. */
#ifndef ADJ_H
#define ADJ_H
#include <float.h>
#include <limits.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Arguments and results: column by column. Results are valid until the workspace is used again. */
typedef struct { const double *p; long r, c; } adj_in;
typedef struct { const double *p; long r, c; } adj_out;
/* Codes: an error of the program; a shape, size or index that does not fit; a variable without a value; what is not a real number;
   no memory; what native code does not do. No result is valid then. */
enum { ADJ_ERROR = 1, ADJ_SHAPE, ADJ_SIZE, ADJ_INDEX, ADJ_UNSET, ADJ_COMPLEX, ADJ_MEMORY, ADJ_GUARD };
typedef struct { double *p; long r, c; size_t cap; } adj_m; /* cap = 0: the memory of others */
typedef struct { double *p; long r, c; } adj_kept;
typedef struct { char *p; long n, cap; size_t size; } adj_list;
typedef struct adj_chunk { struct adj_chunk *next; size_t size, used; } adj_chunk;
/* One workspace a thread; it may be used again. `limit` bounds its memory, 0 does not. */
typedef struct { jmp_buf jump; int code; long line; const char *message; size_t limit, taken; adj_m *slots; long n;
  adj_chunk *first, *now; } adj_ws;

#if defined(__GNUC__)
#define ADJ_COLD __attribute__((noinline, cold, noreturn, unused))
#else
#define ADJ_COLD
#endif
#define ADJ_F static inline
static ADJ_COLD void adj_fail(adj_ws *ws, int code, const char *message) { ws->code = code; ws->message = message; longjmp(ws->jump, 1); }
ADJ_F void *adj_memory(adj_ws *ws, size_t bytes) {
  void *p = NULL;
  if (bytes <= SIZE_MAX - ws->taken && (ws->limit == 0 || ws->taken + bytes <= ws->limit)) p = malloc(bytes);
  if (p == NULL) adj_fail(ws, ADJ_MEMORY, "no memory is left");
  ws->taken += bytes;
  return p;
}
ADJ_F adj_ws *adj_ws_new(size_t limit) { adj_ws *ws = calloc(1, sizeof *ws); if (ws != NULL) ws->limit = limit; return ws; }
ADJ_F void adj_ws_free(adj_ws *ws) {
  if (ws == NULL) return;
  for (long k = 0; k < ws->n; k++) if (ws->slots[k].cap > 0) free(ws->slots[k].p);
  for (adj_chunk *at = ws->first; at != NULL;) { adj_chunk *next = at->next; free(at); at = next; }
  free(ws->slots);
  free(ws);
}
/* The slots of one derivative: those of another are freed. */
ADJ_F void adj_start(adj_ws *ws, long n) {
  ws->code = 0; ws->line = 0; ws->message = "";
  if (ws->n < n) {
    adj_m *slots = adj_memory(ws, (size_t)n * sizeof(adj_m));
    memset(slots, 0, (size_t)n * sizeof(adj_m));
    if (ws->n > 0) memcpy(slots, ws->slots, (size_t)ws->n * sizeof(adj_m));
    free(ws->slots); ws->slots = slots; ws->n = n;
  }
  ws->now = ws->first;
  if (ws->now != NULL) ws->now->used = 0;
}
ADJ_F adj_m *adj_slot(adj_ws *ws, long k) { return &ws->slots[k]; }
/* The arena of the tape: it is empty again at the next call. */
ADJ_F void *adj_arena(adj_ws *ws, size_t bytes) {
  const size_t head = (sizeof(adj_chunk) + 15) & ~(size_t)15, want = (bytes + 15) & ~(size_t)15;
  if (want < bytes) adj_fail(ws, ADJ_MEMORY, "no memory is left");
  while (ws->now == NULL || ws->now->size - ws->now->used < want) {
    adj_chunk *next = ws->now == NULL ? ws->first : ws->now->next;
    if (next == NULL) {
      const size_t size = want > ((size_t)1 << 18) ? want : (size_t)1 << 18;
      next = adj_memory(ws, head + size);
      next->next = NULL; next->size = size;
      if (ws->now == NULL) ws->first = next; else ws->now->next = next;
    }
    next->used = 0; ws->now = next;
  }
  ws->now->used += want;
  return (char *)ws->now + head + ws->now->used - want;
}
ADJ_F long adj_number_of(adj_ws *ws, long r, long c) {
  if (r < 0 || c < 0 || (c > 0 && r > LONG_MAX / 16 / c)) adj_fail(ws, ADJ_MEMORY, "an array is too large");
  return r * c;
}
/* Memory for an array of that size: what it held is lost where more is needed. */
ADJ_F double *adj_need(adj_ws *ws, adj_m *o, long r, long c) {
  const size_t n = (size_t)adj_number_of(ws, r, c);
  if (n > o->cap || o->p == NULL) {
    const size_t cap = n + n / 2 + 4;
    double *p = adj_memory(ws, cap * sizeof(double));
    if (o->cap > 0) { free(o->p); ws->taken -= o->cap * sizeof(double); }
    o->p = p; o->cap = cap;
  }
  o->r = r; o->c = c;
  return o->p;
}
ADJ_F long adj_numel(adj_ws *ws, const adj_m *x) { (void)ws; return x->r * x->c; }
ADJ_F void adj_move_doubles(double *to, const double *from, long n) { if (n > 0) memmove(to, from, (size_t)n * sizeof(double)); }
ADJ_F void adj_copy_of(adj_ws *ws, adj_m *o, const double *p, long r, long c) { adj_move_doubles(adj_need(ws, o, r, c), p, r * c); }
ADJ_F void adj_copy(adj_ws *ws, adj_m *o, const adj_m *x) { if (o != x) adj_copy_of(ws, o, x->p, x->r, x->c); }
ADJ_F void adj_move(adj_ws *ws, adj_m *o, adj_m *x) { const adj_m t = *o; (void)ws; *o = *x; *x = t; }
ADJ_F void adj_set(adj_ws *ws, adj_m *o, double v) { *adj_need(ws, o, 1, 1) = v; }
ADJ_F double adj_scalar(adj_ws *ws, const adj_m *x) { if (x->r != 1 || x->c != 1) adj_fail(ws, ADJ_SHAPE, "a value is no scalar"); return *x->p; }
ADJ_F const adj_m *adj_input(adj_ws *ws, long slot, const adj_in *in) {
  adj_m *o = adj_slot(ws, slot); union { const double *in; double *out; } p;
  if (o->cap > 0) { free(o->p); ws->taken -= o->cap * sizeof(double); }
  adj_number_of(ws, in->r, in->c); p.in = in->p; o->p = p.out; o->cap = 0; o->r = in->r; o->c = in->c;
  if (in->p == NULL && in->r * in->c > 0) adj_fail(ws, ADJ_SHAPE, "an argument is missing");
  return o;
}
/* How many arguments are given: the last ones may be left out. */
ADJ_F long adj_given_of(const adj_in *in, long n) { while (n > 0 && in[n - 1].p == NULL) n--; return n; }
ADJ_F double adj_number_in(adj_ws *ws, const adj_in *in, int is_given) {
  if (!is_given) return 0;
  if (in->p == NULL || in->r != 1 || in->c != 1) adj_fail(ws, ADJ_SHAPE, "an argument is no scalar");
  return *in->p;
}
ADJ_F void adj_output(adj_ws *ws, const adj_m *x, adj_out *out) { (void)ws; out->p = x->p; out->r = x->r; out->c = x->c; }
ADJ_F void adj_check(adj_ws *ws, int has) { if (!has) adj_fail(ws, ADJ_UNSET, "a variable has no value"); }
ADJ_F void adj_given(adj_ws *ws, const adj_m *x) { adj_check(ws, x->r >= 0); }
ADJ_F void adj_unset(adj_ws *ws, adj_m *x) { (void)ws; x->r = -1; x->c = 0; }
ADJ_F void adj_check_column(adj_ws *ws, const adj_m *x) { if (x->c != 1 && (x->r != 0 || x->c != 0)) adj_fail(ws, ADJ_SHAPE, "a value is no column"); }
ADJ_F void adj_check_row(adj_ws *ws, const adj_m *x) { if (x->r != 1 && (x->r != 0 || x->c != 0)) adj_fail(ws, ADJ_SHAPE, "a value is no row"); }

/* Loops over elements: the common size, and operands of that size. */
ADJ_F void adj_meet(adj_ws *ws, const adj_m *x, long *r, long *c) {
  if (*r == 1) *r = x->r; else if (x->r != 1 && x->r != *r) adj_fail(ws, ADJ_SIZE, "sizes of operands do not fit");
  if (*c == 1) *c = x->c; else if (x->c != 1 && x->c != *c) adj_fail(ws, ADJ_SIZE, "sizes of operands do not fit");
}
ADJ_F const double *adj_spread_to(adj_ws *ws, const adj_m *x, long r, long c) {
  if (x->r == r && x->c == c) return x->p;
  double *to = adj_arena(ws, (size_t)adj_number_of(ws, r, c) * sizeof(double));
  for (long j = 0; j < c; j++) for (long i = 0; i < r; i++) to[i + j * r] = x->p[(x->r == 1 ? 0 : i) + (x->c == 1 ? 0 : j * x->r)];
  return to;
}
ADJ_F int adj_true(adj_ws *ws, const adj_m *x) { const long n = adj_numel(ws, x); for (long k = 0; k < n; k++) if (x->p[k] == 0) return 0; return n > 0; }

/* Numbers: what would be complex is an error. */
#define ADJ_REAL(name, bad, value) ADJ_F double adj_##name(adj_ws *ws, double x) { \
  if (bad) { adj_fail(ws, ADJ_COMPLEX, #name " gives a complex number"); } \
  return value; }
ADJ_REAL(sqrt, x < 0, sqrt(x)) ADJ_REAL(log, x < 0, log(x)) ADJ_REAL(log2, x < 0, log2(x)) ADJ_REAL(log10, x < 0, log10(x))
ADJ_REAL(log1p, x < -1, log1p(x)) ADJ_REAL(asin, fabs(x) > 1, asin(x)) ADJ_REAL(acos, fabs(x) > 1, acos(x))
ADJ_REAL(acosh, x < 1, acosh(x)) ADJ_REAL(atanh, fabs(x) > 1, atanh(x))
ADJ_REAL(sign, 0, isnan(x) ? x : (double)((x > 0) - (x < 0))) ADJ_REAL(finite, 0, isinf(x) ? 0 : x) ADJ_REAL(square, 0, x * x)
ADJ_F double adj_power(adj_ws *ws, double x, double y) {
  if (x < 0 && (isinf(y) || y != floor(y))) adj_fail(ws, ADJ_COMPLEX, "a power of a negative number is complex");
  return pow(x, y);
}
ADJ_F double adj_mpower(adj_ws *ws, const adj_m *x, double y) { return adj_power(ws, adj_scalar(ws, x), y); }
ADJ_F double adj_quotient(double x, double y, double n) { return x - y * n; }
/* As Octave does: what is an integer multiple but for rounding has no remainder. */
ADJ_F double adj_remainder(double x, double y, int floors) {
  const double q = x / y, near = round(q);
  if (y == 0) return floors ? x : NAN;
  if (y != round(y) && fabs((q - near) / near) < DBL_EPSILON) return 0;
  const double n = floors ? floor(q) : trunc(q), rest = adj_quotient(x, y, n);
  return x != y ? copysign(rest, floors ? y : x) : rest;
}
ADJ_F double adj_mod(adj_ws *ws, double x, double y) { (void)ws; return adj_remainder(x, y, 1); }
ADJ_F double adj_rem(adj_ws *ws, double x, double y) { (void)ws; return adj_remainder(x, y, 0); }
ADJ_F double adj_root(adj_ws *ws, double a, double z) { (void)ws; return 0.5 * a / (z + (z == 0 ? 1 : 0)); }
ADJ_F double adj_abs_adjoint(adj_ws *ws, double a, double x) { return a * adj_sign(ws, x); }
ADJ_F double adj_reciprocal(adj_ws *ws, double w, double x) { (void)ws; return w * (x != 0 ? 1 : 0) / (x + (x == 0 ? 1 : 0)); }
ADJ_F double adj_used_times(adj_ws *ws, double a, double x) { (void)ws; return isnan(a * x) && a == 0 ? 0 : a * x; }
ADJ_F double adj_used(adj_ws *ws, double d, double a) { (void)ws; return (isnan(d) || isinf(d)) && a == 0 ? 0 : d; }
ADJ_F double adj_ratio(adj_ws *ws, double a, double y) { (void)ws; return a / y; }
ADJ_F double adj_length_adjoint(adj_ws *ws, double a, double x, double z) { (void)ws; return a * x / (z + (z == 0 ? 1 : 0)); }
ADJ_F long adj_count(adj_ws *ws, long v) { if (v > 9007199254740992L || v < -9007199254740992L) adj_fail(ws, ADJ_GUARD, "an integer is too large"); return v; }
ADJ_F long adj_integer(adj_ws *ws, double v) {
  if (!(fabs(v) <= 9007199254740992.0) || v != (double)(long)v) adj_fail(ws, ADJ_INDEX, "a size or an index is no integer");
  return (long)v;
}
ADJ_F long adj_steps(adj_ws *ws, double from, double step, double to) {
  const double q = (to - from) / step, near = round(q);
  if (step == 0 || q < 0 || isnan(q)) { if (isnan(from + step + to)) adj_fail(ws, ADJ_GUARD, "a range has NaN"); return 0; }
  if (q > 9e15) adj_fail(ws, ADJ_MEMORY, "a range is too long");
  if (q != near && fabs(q - near) < 1e-9 * (1 + near) && fabs(q - near) > 4 * DBL_EPSILON * (1 + near)) adj_fail(ws, ADJ_GUARD, "the end of a range is doubtful");
  return (long)(fabs(q - near) <= 4 * DBL_EPSILON * (1 + near) ? near : floor(q)) + 1;
}

/* Sums and the like: all elements, the columns (d = 1), the rows (d = 2), or those of the first dimension that is not 1 (d = 0). */
ADJ_F double adj_fold(adj_ws *ws, int op, const double *p, long n, long by) {
  double v = op == 1 || op == 4 ? 1 : op >= 5 ? NAN : 0;
  if (op >= 5 && n == 0) adj_fail(ws, ADJ_SIZE, "max or min of nothing");
  if (op == 2 && n == 0) adj_fail(ws, ADJ_GUARD, "mean of nothing");
  for (long k = 0; k < n; k++) { const double x = p[k * by];
    switch (op) { case 1: v *= x; break; case 3: if (x != 0) v = 1; break; case 4: if (x == 0) v = 0; break;
      case 5: if (isnan(v) || x > v) v = x; break; case 6: if (isnan(v) || x < v) v = x; break; default: v += x; } }
  return op == 2 ? v / (double)n : v;
}
ADJ_F void adj_fold_along(adj_ws *ws, int op, adj_m *o, const adj_m *x, long d) {
  const long along = d != 0 ? d : x->r != 1 ? 1 : 2, isNone = d == 0 && x->r == 0 && x->c == 0;
  const long n = along == 1 ? x->r : x->c, m = isNone ? 1 : along == 1 ? x->c : x->r;
  if (along != 1 && along != 2) adj_fail(ws, ADJ_GUARD, "arrays have two dimensions");
  double *to = adj_need(ws, o, along == 1 ? 1 : m, along == 1 ? m : 1);
  for (long k = 0; k < m; k++) to[k] = adj_fold(ws, op, x->p + (along == 1 ? k * x->r : k), n, along == 1 ? 1 : x->r);
}
#define ADJ_FOLD(name, op) ADJ_F double adj_##name(adj_ws *ws, const adj_m *x) { return adj_fold(ws, op, x->p, x->r * x->c, 1); } \
  ADJ_F double adj_##name##_column(adj_ws *ws, const adj_m *x) { if (x->c != 1) adj_fail(ws, ADJ_SHAPE, "a value is no column"); return adj_##name(ws, x); } \
  ADJ_F double adj_##name##_row(adj_ws *ws, const adj_m *x) { if (x->r != 1) adj_fail(ws, ADJ_SHAPE, "a value is no row"); return adj_##name(ws, x); } \
  ADJ_F void adj_##name##_along(adj_ws *ws, adj_m *o, const adj_m *x, long d) { adj_fold_along(ws, op, o, x, d); }
ADJ_FOLD(sum, 0) ADJ_FOLD(prod, 1) ADJ_FOLD(mean, 2) ADJ_FOLD(any, 3) ADJ_FOLD(all_true, 4) ADJ_FOLD(max, 5) ADJ_FOLD(min, 6)
ADJ_F double adj_used_sum(adj_ws *ws, const adj_m *a, const adj_m *x) {
  const long m = a->r * a->c, n = x->r * x->c, size = m == 1 ? n : m; double sum = 0, used = 0;
  if (m != n && m != 1 && n != 1) adj_fail(ws, ADJ_SIZE, "sizes of operands do not fit");
  for (long k = 0; k < size; k++) { const double b = a->p[m == 1 ? 0 : k], v = b * x->p[n == 1 ? 0 : k]; sum += v; if (b != 0) used += v; }
  return isnan(sum) ? used : sum;
}
ADJ_F double adj_quotient_sum(adj_ws *ws, const adj_m *a, double y) { double s = 0; (void)ws; for (long k = 0; k < a->r * a->c; k++) s += a->p[k] / y; return s; }
ADJ_F double adj_quotient_right(adj_ws *ws, const adj_m *a, double y, const adj_m *z) { return -adj_used_sum(ws, a, z) / y; }
ADJ_F double adj_dot(adj_ws *ws, const adj_m *x, const adj_m *y) {
  double s = 0; const long n = x->r * x->c;
  if (n != y->r * y->c) adj_fail(ws, ADJ_SIZE, "sizes of operands do not fit");
  for (long k = 0; k < n; k++) s += x->p[k] * y->p[k];
  return s;
}
ADJ_F double adj_inner(adj_ws *ws, const adj_m *x, const adj_m *y) {
  if (x->r != 1 || y->c != 1 || x->c != y->r) adj_fail(ws, ADJ_SIZE, "sizes of factors do not fit");
  return adj_dot(ws, x, y);
}
ADJ_F double adj_norm(adj_ws *ws, const adj_m *x) {
  double big = 0, s = 0; const long n = adj_numel(ws, x);
  for (long k = 0; k < n; k++) { const double v = fabs(x->p[k]); if (isnan(v)) return v; if (v > big) big = v; }
  if (big == 0 || isinf(big)) return big;
  for (long k = 0; k < n; k++) s += x->p[k] / big * (x->p[k] / big);
  return big * sqrt(s);
}
ADJ_F double adj_trace(adj_ws *ws, const adj_m *x) { double s = 0; if (x->r != x->c) adj_fail(ws, ADJ_SIZE, "trace of no square matrix"); for (long k = 0; k < x->r; k++) s += x->p[k + k * x->r]; return s; }
ADJ_F long adj_equal(adj_ws *ws, const adj_m *x, const adj_m *y) {
  if (x->r != y->r || x->c != y->c) return 0;
  for (long k = 0; k < adj_numel(ws, x); k++) if (x->p[k] != y->p[k]) return 0;
  return 1;
}
ADJ_F void adj_scan(adj_ws *ws, adj_m *o, const adj_m *x, long d, int op, int back) {
  const long along = d != 0 ? d : x->r != 1 ? 1 : 2, n = along == 1 ? x->r : x->c, m = along == 1 ? x->c : x->r;
  if (along != 1 && along != 2) adj_fail(ws, ADJ_GUARD, "arrays have two dimensions");
  double *to = adj_need(ws, o, x->r, x->c);
  for (long j = 0; j < m; j++) { double v = op;
    for (long i = 0; i < n; i++) { const long h = back ? n - 1 - i : i, at = along == 1 ? h + j * n : j + h * m; v = op ? v * x->p[at] : v + x->p[at]; to[at] = v; } }
}
ADJ_F void adj_cumsum(adj_ws *ws, adj_m *o, const adj_m *x, long d) { adj_scan(ws, o, x, d, 0, 0); }
ADJ_F void adj_cumprod(adj_ws *ws, adj_m *o, const adj_m *x, long d) { adj_scan(ws, o, x, d, 1, 0); }
ADJ_F void adj_cumsum_adjoint(adj_ws *ws, adj_m *o, const adj_m *a) { adj_scan(ws, o, a, 0, 0, 1); }
ADJ_F long adj_extreme(adj_ws *ws, const adj_m *x, double sign) {
  const long n = adj_numel(ws, x); long at = 0;
  if (n == 0) adj_fail(ws, ADJ_SIZE, "max or min of nothing");
  for (long k = 1; k < n; k++) if (sign * x->p[k] > sign * x->p[at] || (isnan(x->p[at]) && !isnan(x->p[k]))) at = k;
  return at + 1;
}
ADJ_F long adj_argmax(adj_ws *ws, const adj_m *x) { return adj_extreme(ws, x, 1); }
ADJ_F long adj_argmin(adj_ws *ws, const adj_m *x) { return adj_extreme(ws, x, -1); }
ADJ_F void adj_extremes(adj_ws *ws, adj_m *o, const adj_m *x, double sign, long d) {
  const long along = d != 0 ? d : x->r != 1 ? 1 : 2, n = along == 1 ? x->r : x->c, m = along == 1 ? x->c : x->r, by = along == 1 ? 1 : x->r;
  double *to = adj_need(ws, o, along == 1 ? 1 : m, along == 1 ? m : 1);
  if (n == 0) adj_fail(ws, ADJ_SIZE, "max or min of nothing");
  for (long j = 0; j < m; j++) {
    const double *p = x->p + (along == 1 ? j * n : j); long at = 0;
    for (long k = 1; k < n; k++) if (sign * p[k * by] > sign * p[at * by] || (isnan(p[at * by]) && !isnan(p[k * by]))) at = k;
    to[j] = (double)(at + 1);
  }
}
ADJ_F void adj_argmax_along(adj_ws *ws, adj_m *o, const adj_m *x, long d) { adj_extremes(ws, o, x, 1, d); }
ADJ_F void adj_argmin_along(adj_ws *ws, adj_m *o, const adj_m *x, long d) { adj_extremes(ws, o, x, -1, d); }

/* Sizes. */
ADJ_F long adj_size_of(adj_ws *ws, const adj_m *x, long d) { if (d < 1) adj_fail(ws, ADJ_INDEX, "no such dimension"); return d == 1 ? x->r : d == 2 ? x->c : 1; }
ADJ_F long adj_length(adj_ws *ws, const adj_m *x) { return adj_numel(ws, x) == 0 ? 0 : x->r > x->c ? x->r : x->c; }
ADJ_F long adj_rows(adj_ws *ws, const adj_m *x) { (void)ws; return x->r; }
ADJ_F long adj_columns(adj_ws *ws, const adj_m *x) { (void)ws; return x->c; }
ADJ_F long adj_isempty(adj_ws *ws, const adj_m *x) { return adj_numel(ws, x) == 0; }
ADJ_F long adj_isscalar(adj_ws *ws, const adj_m *x) { return adj_numel(ws, x) == 1; }
ADJ_F long adj_iscolumn(adj_ws *ws, const adj_m *x) { (void)ws; return x->c == 1; }
ADJ_F long adj_isrow(adj_ws *ws, const adj_m *x) { (void)ws; return x->r == 1; }
ADJ_F long adj_isvector(adj_ws *ws, const adj_m *x) { return (x->r == 1 || x->c == 1) && adj_numel(ws, x) >= 1; }
ADJ_F long adj_issquare(adj_ws *ws, const adj_m *x) { (void)ws; return x->r == x->c; }
ADJ_F void adj_filled(adj_ws *ws, adj_m *o, long r, long c, double v) {
  double *to = adj_need(ws, o, r < 0 ? 0 : r, c < 0 ? 0 : c);
  for (long k = 0; k < o->r * o->c; k++) to[k] = v;
}
ADJ_F void adj_square_of(adj_ws *ws, adj_m *o, long n, double v) { adj_filled(ws, o, n, n, v); }
ADJ_F void adj_zeros_like(adj_ws *ws, adj_m *o, const adj_m *x) { adj_filled(ws, o, x->r, x->c, 0); }
ADJ_F void adj_none(adj_ws *ws, adj_m *o) { adj_need(ws, o, 0, 0); }
ADJ_F long adj_read_size(adj_ws *ws, const adj_m *s, long d) { const long n = adj_numel(ws, s); if (n != 2) adj_fail(ws, ADJ_GUARD, "sizes are no pair"); return adj_integer(ws, s->p[d]); }
ADJ_F void adj_sized(adj_ws *ws, adj_m *o, const adj_m *s, double v) { adj_filled(ws, o, adj_read_size(ws, s, 0), adj_read_size(ws, s, 1), v); }
ADJ_F void adj_size(adj_ws *ws, adj_m *o, const adj_m *x) { double *to = adj_need(ws, o, 1, 2); to[0] = (double)x->r; to[1] = (double)x->c; }
ADJ_F void adj_eye(adj_ws *ws, adj_m *o, long r, long c) { adj_filled(ws, o, r, c, 0); for (long k = 0; k < o->r && k < o->c; k++) o->p[k + k * o->r] = 1; }
ADJ_F void adj_eye_square(adj_ws *ws, adj_m *o, long n) { adj_eye(ws, o, n, n); }
ADJ_F void adj_eye_sized(adj_ws *ws, adj_m *o, const adj_m *s) { adj_eye(ws, o, adj_read_size(ws, s, 0), adj_read_size(ws, s, 1)); }
ADJ_F void adj_reshape_to(adj_ws *ws, adj_m *o, const adj_m *x, long r, long c) {
  const long n = adj_numel(ws, x), rows = r < 0 ? (c > 0 ? n / c : 0) : r, columns = c < 0 ? (r > 0 ? n / r : 0) : c;
  if (adj_number_of(ws, rows, columns) != n) adj_fail(ws, ADJ_SIZE, "reshape to another number of elements");
  adj_copy_of(ws, o, x->p, rows, columns);
}
ADJ_F void adj_reshape(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *s) { adj_reshape_to(ws, o, x, labs(adj_read_size(ws, s, 0)), labs(adj_read_size(ws, s, 1))); }
ADJ_F void adj_range(adj_ws *ws, adj_m *o, double from, double step, double to) {
  const long n = adj_steps(ws, from, step, to); double *at = adj_need(ws, o, 1, n);
  for (long k = 0; k < n; k++) at[k] = from + (double)k * step;
  if (n > 0 && (step > 0 ? at[n - 1] > to : at[n - 1] < to)) at[n - 1] = to;
}
ADJ_F void adj_linspace(adj_ws *ws, adj_m *o, double a, double b, long n) {
  const long count = n < 1 ? 1 : n; double *to = adj_need(ws, o, 1, count);
  for (long k = 0; k < count; k++) to[k] = a + (double)k * ((b - a) / (double)(count - 1));
  to[count - 1] = b;
}

/* Products and moved elements. */
ADJ_F void adj_transpose(adj_ws *ws, adj_m *o, const adj_m *x) {
  double *to = adj_need(ws, o, x->c, x->r);
  for (long j = 0; j < x->c; j++) for (long i = 0; i < x->r; i++) to[j + i * x->c] = x->p[i + j * x->r];
}
ADJ_F void adj_scaled(adj_ws *ws, adj_m *o, const adj_m *x, double s, int turned) {
  if (turned) adj_transpose(ws, o, x); else adj_copy(ws, o, x);
  for (long k = 0; k < o->r * o->c; k++) o->p[k] = s * o->p[k];
}
/* x * y, x' * y or x * y'. */
ADJ_F void adj_times(adj_ws *ws, adj_m *o, const adj_m *x, int tx, const adj_m *y, int ty) {
  if (x->r * x->c == 1) { adj_scaled(ws, o, y, x->p[0], ty); return; }
  if (y->r * y->c == 1) { adj_scaled(ws, o, x, y->p[0], tx); return; }
  const long m = tx ? x->c : x->r, n = tx ? x->r : x->c, q = ty ? y->r : y->c;
  if (n != (ty ? y->c : y->r)) adj_fail(ws, ADJ_SIZE, "sizes of factors do not fit");
  adj_filled(ws, o, m, q, 0);
  for (long j = 0; j < q; j++) {
    if (tx) for (long i = 0; i < m; i++) { double s = 0; for (long l = 0; l < n; l++) s += x->p[l + i * n] * y->p[ty ? j + l * q : l + j * n]; o->p[i + j * m] = s; }
    else for (long l = 0; l < n; l++) { const double v = y->p[ty ? j + l * q : l + j * n]; for (long i = 0; i < m; i++) o->p[i + j * m] += x->p[i + l * m] * v; }
  }
}
ADJ_F void adj_product(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *y) { adj_times(ws, o, x, 0, y, 0); }
ADJ_F void adj_product_left(adj_ws *ws, adj_m *o, const adj_m *a, long is, const adj_m *y) { if (is) adj_set(ws, o, adj_used_sum(ws, a, y)); else adj_times(ws, o, a, 0, y, y->r * y->c != 1); }
ADJ_F void adj_product_right(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x, long is) { if (is) adj_set(ws, o, adj_used_sum(ws, a, x)); else adj_times(ws, o, x, x->r * x->c != 1, a, 0); }
ADJ_F void adj_diag(adj_ws *ws, adj_m *o, const adj_m *x) {
  if (x->r == 1 || x->c == 1) { const long n = x->r * x->c; adj_filled(ws, o, n, n, 0); for (long k = 0; k < n; k++) o->p[k + k * n] = x->p[k]; return; }
  const long n = x->r < x->c ? x->r : x->c; double *to = adj_need(ws, o, n, n == 0 && x->r == 0 && x->c == 0 ? 0 : 1);
  for (long k = 0; k < n; k++) to[k] = x->p[k + k * x->r];
}
ADJ_F void adj_diag_adjoint(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x) {
  const int isVector = (x->r == 1 || x->c == 1) && x->r * x->c > 0; const long room = isVector ? a->r : a->r * a->c;
  const long side = isVector ? x->r * x->c : x->r < x->c ? x->r : x->c, n = side < room ? side : room;
  if (!isVector && room != side && x->r * x->c > 0) adj_fail(ws, ADJ_SIZE, "sizes of a diagonal do not fit");
  adj_zeros_like(ws, o, x);
  for (long k = 0; k < n; k++) { if (isVector) o->p[k] = a->p[k + k * a->r]; else o->p[k + k * x->r] = a->p[k]; }
}
ADJ_F void adj_triangle(adj_ws *ws, adj_m *o, const adj_m *x, int upper) { adj_copy(ws, o, x); for (long j = 0; j < x->c; j++) for (long i = 0; i < x->r; i++) if (upper ? i > j : i < j) o->p[i + j * x->r] = 0; }
ADJ_F void adj_tril(adj_ws *ws, adj_m *o, const adj_m *x) { adj_triangle(ws, o, x, 0); }
ADJ_F void adj_triu(adj_ws *ws, adj_m *o, const adj_m *x) { adj_triangle(ws, o, x, 1); }
ADJ_F void adj_fliplr(adj_ws *ws, adj_m *o, const adj_m *x) { adj_need(ws, o, x->r, x->c); for (long j = 0; j < x->c; j++) adj_move_doubles(o->p + j * x->r, x->p + (x->c - 1 - j) * x->r, x->r); }
ADJ_F void adj_flipud(adj_ws *ws, adj_m *o, const adj_m *x) { adj_need(ws, o, x->r, x->c); for (long j = 0; j < x->c; j++) for (long i = 0; i < x->r; i++) o->p[i + j * x->r] = x->p[x->r - 1 - i + j * x->r]; }
ADJ_F void adj_cross_like(adj_ws *ws, adj_m *o, const adj_m *u, const adj_m *v, const adj_m *x) {
  if (u->r * u->c != 3 || v->r * v->c != 3 || x->r * x->c != 3) adj_fail(ws, ADJ_GUARD, "cross of other vectors than of three elements");
  double *to = adj_need(ws, o, x->r, x->c);
  for (long k = 0; k < 3; k++) to[k] = u->p[(k + 1) % 3] * v->p[(k + 2) % 3] - u->p[(k + 2) % 3] * v->p[(k + 1) % 3];
}
ADJ_F void adj_cross(adj_ws *ws, adj_m *o, const adj_m *u, const adj_m *v) { if (u->r != v->r) adj_fail(ws, ADJ_GUARD, "cross of a row and a column"); adj_cross_like(ws, o, u, v, u); }
ADJ_F void adj_repmat(adj_ws *ws, adj_m *o, const adj_m *x, long m, long n) {
  const long r = m < 0 ? 0 : m, c = n < 0 ? 0 : n; adj_number_of(ws, adj_number_of(ws, x->r, r), adj_number_of(ws, x->c, c));
  double *to = adj_need(ws, o, x->r * r, x->c * c);
  for (long j = 0; j < o->c; j++) for (long i = 0; i < o->r; i++) to[i + j * o->r] = x->p[i % x->r + j % x->c * x->r];
}
ADJ_F void adj_repmat_adjoint(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x) {
  adj_zeros_like(ws, o, x);
  if (x->r * x->c == 0 || a->r * a->c == 0) return;
  if (a->r % x->r != 0 || a->c % x->c != 0) adj_fail(ws, ADJ_SIZE, "sizes of copies do not fit");
  for (long j = 0; j < a->c; j++) for (long i = 0; i < a->r; i++) o->p[i % x->r + j % x->c * x->r] += a->p[i + j * a->r];
}
/* Brackets: arrays beside each other or, turned, below each other; `[]` counts for nothing. */
ADJ_F void adj_join(adj_ws *ws, adj_m *o, long n, va_list list, int below) {
  va_list sizes; long r = 0, c = 0, at = 0, any = 0;
  va_copy(sizes, list);
  for (long k = 0; k < n; k++) {
    const adj_m *x = va_arg(sizes, const adj_m *);
    if (x->r == 0 && x->c == 0) continue;
    if (any && (below ? x->c != c : x->r != r)) { va_end(sizes); adj_fail(ws, ADJ_SIZE, "sizes in brackets do not fit"); }
    r = below ? r + x->r : x->r; c = below ? x->c : c + x->c; any = 1;
  }
  va_end(sizes);
  adj_need(ws, o, r, c);
  for (long k = 0; k < n; k++) {
    const adj_m *x = va_arg(list, const adj_m *);
    if (x->r == 0 && x->c == 0) continue;
    for (long j = 0; j < x->c; j++) adj_move_doubles(o->p + (below ? at + j * r : (at + j) * r), x->p + j * x->r, x->r);
    at += below ? x->r : x->c;
  }
}
ADJ_F void adj_beside(adj_ws *ws, adj_m *o, long n, ...) { va_list list; va_start(list, n); adj_join(ws, o, n, list, 0); va_end(list); }
ADJ_F void adj_below(adj_ws *ws, adj_m *o, long n, ...) { va_list list; va_start(list, n); adj_join(ws, o, n, list, 1); va_end(list); }
ADJ_F void adj_row_of(adj_ws *ws, adj_m *o, long n, ...) { va_list list; adj_need(ws, o, 1, n); va_start(list, n); for (long k = 0; k < n; k++) o->p[k] = va_arg(list, double); va_end(list); }
ADJ_F void adj_column_of(adj_ws *ws, adj_m *o, long n, ...) { va_list list; adj_need(ws, o, n, 1); va_start(list, n); for (long k = 0; k < n; k++) o->p[k] = va_arg(list, double); va_end(list); }

/* Parts of arrays. A subscript NULL is a colon. */
ADJ_F long adj_place(adj_ws *ws, double v, long n) { const long i = adj_integer(ws, v); if (i < 1 || i > n) adj_fail(ws, ADJ_INDEX, "an index is out of bounds"); return i - 1; }
ADJ_F long adj_within(adj_ws *ws, long i, long n) { if (i < 1 || i > n) adj_fail(ws, ADJ_INDEX, "an index is out of bounds"); return i - 1; }
ADJ_F double adj_at(adj_ws *ws, const adj_m *x, long i) { return x->p[adj_within(ws, i, x->r * x->c)]; }
ADJ_F double adj_at2(adj_ws *ws, const adj_m *x, long i, long j) { return x->p[adj_within(ws, i, x->r) + adj_within(ws, j, x->c) * x->r]; }
ADJ_F double adj_in_row(adj_ws *ws, const adj_m *x, long i) { if (x->r != 1) adj_fail(ws, ADJ_SHAPE, "a value is no row"); return adj_at(ws, x, i); }
ADJ_F double adj_in_column(adj_ws *ws, const adj_m *x, long i) { if (x->c != 1) adj_fail(ws, ADJ_SHAPE, "a value is no column"); return adj_at(ws, x, i); }
ADJ_F double adj_only(adj_ws *ws, double x, long i) { adj_within(ws, i, 1); return x; }
ADJ_F double adj_only2(adj_ws *ws, double x, long i, long j) { adj_within(ws, i, 1); adj_within(ws, j, 1); return x; }
ADJ_F void adj_all(adj_ws *ws, adj_m *o, const adj_m *x) { adj_copy_of(ws, o, x->p, x->r * x->c, 1); }
ADJ_F void adj_column(adj_ws *ws, adj_m *o, const adj_m *x, long j) { const long at = adj_within(ws, j, x->c); adj_copy_of(ws, o, x->p + at * x->r, x->r, 1); }
ADJ_F void adj_row(adj_ws *ws, adj_m *o, const adj_m *x, long i) { const long at = adj_within(ws, i, x->r); adj_need(ws, o, 1, x->c); for (long j = 0; j < x->c; j++) o->p[j] = x->p[at + j * x->r]; }
ADJ_F int adj_is_vector(const adj_m *x) { return (x->r == 1) != (x->c == 1); }
ADJ_F void adj_index(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *i) {
  const long n = i->r * i->c, turns = adj_is_vector(x) && adj_is_vector(i); long r = i->r, c = i->c;
  if (turns) { r = x->r == 1 ? 1 : n; c = x->r == 1 ? n : 1; }
  double *to = adj_need(ws, o, r, c);
  for (long k = 0; k < n; k++) to[k] = x->p[adj_place(ws, i->p[k], x->r * x->c)];
}
ADJ_F void adj_index2(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *i, const adj_m *j) {
  const long m = i == NULL ? x->r : i->r * i->c, n = j == NULL ? x->c : j->r * j->c; double *to = adj_need(ws, o, m, n);
  for (long l = 0; l < n; l++) { const long at = j == NULL ? l : adj_place(ws, j->p[l], x->c);
    for (long k = 0; k < m; k++) to[k + l * m] = x->p[(i == NULL ? k : adj_place(ws, i->p[k], x->r)) + at * x->r]; }
}
ADJ_F void adj_find(adj_ws *ws, adj_m *o, const adj_m *x) {
  long n = 0; const long size = x->r * x->c, isRow = x->r == 1 && x->c != 1;
  for (long k = 0; k < size; k++) if (x->p[k] != 0) n++;
  if (n == 0 && x->r == x->c && size <= 1) { adj_need(ws, o, 0, 0); return; }
  double *to = adj_need(ws, o, isRow ? 1 : n, isRow ? n : 1);
  for (long k = 0, at = 0; k < size; k++) if (x->p[k] != 0) to[at++] = (double)(k + 1);
}
/* A part whose elements are taken out: of those that are taken again, only the last. */
ADJ_F void adj_take(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *i) {
  adj_index(ws, o, x, i);
  char *taken = adj_arena(ws, (size_t)(x->r * x->c) + 1);
  memset(taken, 0, (size_t)(x->r * x->c) + 1);
  for (long k = i->r * i->c - 1; k >= 0; k--) { char *at = &taken[(long)i->p[k] - 1]; if (*at) o->p[k] = 0; *at = 1; }
}
/* A larger array with the same elements, and zeros. */
ADJ_F void adj_grow(adj_ws *ws, adj_m *x, long r, long c) {
  const long rows = x->r, columns = x->c; const size_t n = (size_t)adj_number_of(ws, r, c);
  if (n > x->cap || x->p == NULL) {
    double *p = adj_memory(ws, (2 * n + 4) * sizeof(double));
    adj_move_doubles(p, x->p, rows * columns);
    if (x->cap > 0) { free(x->p); ws->taken -= x->cap * sizeof(double); }
    x->p = p; x->cap = 2 * n + 4;
  }
  for (long j = c - 1; j >= 0; j--) for (long i = r - 1; i >= 0; i--) x->p[i + j * r] = i < rows && j < columns ? x->p[i + j * rows] : 0;
  x->r = r; x->c = c;
}
ADJ_F void adj_room(adj_ws *ws, adj_m *x, long n) {
  if (x->r < 0) adj_need(ws, x, 0, 0);
  if (n <= x->r * x->c) return;
  if ((x->r == 0 && x->c == 0) || x->r == 1) adj_grow(ws, x, 1, n);
  else if (x->c == 1) adj_grow(ws, x, n, 1);
  else adj_fail(ws, ADJ_INDEX, "a matrix cannot grow by one index");
}
ADJ_F void adj_room2(adj_ws *ws, adj_m *x, long r, long c) { if (x->r < 0) adj_need(ws, x, 0, 0); if (r > x->r || c > x->c) adj_grow(ws, x, r > x->r ? r : x->r, c > x->c ? c : x->c); }
ADJ_F void adj_put(adj_ws *ws, adj_m *x, long i, double v) { if (i < 1) adj_fail(ws, ADJ_INDEX, "an index is out of bounds"); if (x->r < 0 || i > x->r * x->c) adj_room(ws, x, i); x->p[i - 1] = v; }
ADJ_F void adj_put2(adj_ws *ws, adj_m *x, long i, long j, double v) { if (i < 1 || j < 1) adj_fail(ws, ADJ_INDEX, "an index is out of bounds"); if (i > x->r || j > x->c) adj_room2(ws, x, i, j); x->p[i - 1 + (j - 1) * x->r] = v; }
ADJ_F void adj_fill(adj_ws *ws, adj_m *x, double v) { adj_given(ws, x); for (long k = 0; k < x->r * x->c; k++) x->p[k] = v; }
ADJ_F long adj_most(adj_ws *ws, const adj_m *i) { long most = 0; for (long k = 0; k < i->r * i->c; k++) { const long at = adj_integer(ws, i->p[k]); if (at < 1) adj_fail(ws, ADJ_INDEX, "an index is out of bounds"); if (at > most) most = at; } return most; }
ADJ_F void adj_write(adj_ws *ws, adj_m *x, const adj_m *i, const adj_m *v) {
  if (i != NULL) adj_room(ws, x, adj_most(ws, i)); else adj_given(ws, x);
  const long n = i == NULL ? x->r * x->c : i->r * i->c, m = v->r * v->c;
  if (m != 1 && m != n) adj_fail(ws, ADJ_SIZE, "another number of values than of places");
  for (long k = 0; k < n; k++) x->p[i == NULL ? k : (long)i->p[k] - 1] = v->p[m == 1 ? 0 : k];
}
ADJ_F void adj_write2(adj_ws *ws, adj_m *x, const adj_m *i, const adj_m *j, const adj_m *v) {
  if (x->r < 0) adj_need(ws, x, 0, 0);
  const long isNew = x->r == 0 && x->c == 0, size = v->r * v->c;
  const long p = i != NULL ? i->r * i->c : isNew ? (v->r == 1 || v->c == 1) && j != NULL && j->r * j->c == 1 ? size : v->r : x->r;
  const long q = j != NULL ? j->r * j->c : isNew ? (v->r == 1 || v->c == 1) && i != NULL && i->r * i->c == 1 ? size : v->c : x->c;
  if (size != 1 && !(v->r == p && v->c == q) && !(size == p * q && (p == 1 || q == 1) && (v->r == 1 || v->c == 1))) adj_fail(ws, ADJ_SIZE, "another size of values than of places");
  adj_room2(ws, x, i == NULL ? p : adj_most(ws, i), j == NULL ? q : adj_most(ws, j));
  for (long l = 0; l < q; l++) for (long k = 0; k < p; k++)
    x->p[(i == NULL ? k : (long)i->p[k] - 1) + (j == NULL ? l : (long)j->p[l] - 1) * x->r] = v->p[size == 1 ? 0 : k + l * p];
}

/* Adjoints. */
ADJ_F void adj_unbroadcast_size(adj_ws *ws, adj_m *o, const adj_m *a, long r, long c) {
  if (a->r == r && a->c == c) { adj_copy(ws, o, a); return; }
  if ((a->r != r && a->r != 1 && r != 1) || (a->c != c && a->c != 1 && c != 1)) adj_fail(ws, ADJ_SIZE, "the size of an adjoint does not fit");
  adj_filled(ws, o, r, c, 0);
  if (r == 0 || c == 0) return;
  const long rows = a->r > r ? a->r : r, columns = a->c > c ? a->c : c;
  if (a->r * a->c == 0) return;
  for (long j = 0; j < columns; j++) for (long i = 0; i < rows; i++) o->p[(r == 1 ? 0 : i) + (c == 1 ? 0 : j * r)] += a->p[(a->r == 1 ? 0 : i) + (a->c == 1 ? 0 : j * a->r)];
}
ADJ_F void adj_unbroadcast(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x) { adj_unbroadcast_size(ws, o, a, x->r, x->c); }
ADJ_F void adj_unbroadcast_to(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *s) { adj_unbroadcast_size(ws, o, a, adj_read_size(ws, s, 0), adj_read_size(ws, s, 1)); }
ADJ_F void adj_quotient_left(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x, double y) { adj_unbroadcast(ws, o, a, x); for (long k = 0; k < o->r * o->c; k++) o->p[k] /= y; }
ADJ_F void adj_spread(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x) {
  if (a->r * a->c == x->r * x->c && a->r * a->c > 0) { adj_copy(ws, o, a); return; }
  long r = a->r, c = a->c;
  adj_meet(ws, x, &r, &c); adj_copy_of(ws, o, adj_spread_to(ws, a, r, c), r, c);
}
ADJ_F void adj_fit(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x) { if (x->r * x->c == 1) adj_set(ws, o, adj_sum(ws, a)); else adj_reshape_to(ws, o, a, x->r, x->c); }
ADJ_F void adj_add(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *b) {
  if (b->r * b->c == 0 || a->r * a->c == 0) { adj_copy(ws, o, b->r * b->c == 0 ? a : b); return; }
  long r = 1, c = 1;
  adj_meet(ws, a, &r, &c); adj_meet(ws, b, &r, &c);
  const double *x = adj_spread_to(ws, a, r, c), *y = adj_spread_to(ws, b, r, c); double *to = adj_need(ws, o, r, c);
  for (long k = 0; k < r * c; k++) to[k] = x[k] + y[k];
}
ADJ_F void adj_resize(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *s) {
  const long r = adj_read_size(ws, s, 0), c = adj_read_size(ws, s, 1);
  if (a->r * a->c == r * c) { adj_copy_of(ws, o, a->p, r, c); return; }
  if (r * c > 0 && (r > a->r || c > a->c)) adj_fail(ws, ADJ_INDEX, "an index is out of bounds");
  adj_need(ws, o, r, c);
  for (long j = 0; j < c; j++) adj_move_doubles(o->p + j * r, a->p + j * a->r, r);
}
ADJ_F void adj_used_array(adj_ws *ws, adj_m *o, const adj_m *d, const adj_m *a) {
  long r = 1, c = 1, lost = 0; double s = 0;
  for (long k = 0; k < d->r * d->c; k++) s += d->p[k];
  if (!isfinite(s)) {
    adj_meet(ws, d, &r, &c); adj_meet(ws, a, &r, &c);
    const double *x = adj_spread_to(ws, d, r, c), *y = adj_spread_to(ws, a, r, c);
    for (long k = 0; k < r * c; k++) if (!isfinite(x[k]) && y[k] == 0) lost = 1;
    if (lost) { const int isWider = d->r * d->c < r * c; double *to = adj_need(ws, o, r, c); for (long k = 0; k < r * c; k++) to[k] = adj_used(ws, x[k], y[k]); (void)isWider; return; }
  }
  adj_copy(ws, o, d);
}
ADJ_F void adj_accumulate2(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *a, const adj_m *i, const adj_m *j) {
  adj_copy(ws, o, x);
  const long p = i == NULL ? x->r : i->r * i->c, q = j == NULL ? x->c : j->r * j->c, n = a->r * a->c;
  if (n != 1 && n != p * q) adj_fail(ws, ADJ_SIZE, "the size of an adjoint does not fit");
  for (long l = 0; l < q; l++) for (long k = 0; k < p; k++)
    o->p[(i == NULL ? k : adj_place(ws, i->p[k], x->r)) + (j == NULL ? l : adj_place(ws, j->p[l], x->c)) * x->r] += a->p[n == 1 ? 0 : k + l * p];
}
ADJ_F void adj_accumulate(adj_ws *ws, adj_m *o, const adj_m *x, const adj_m *a, const adj_m *i) {
  adj_copy(ws, o, x);
  const long m = i == NULL ? x->r * x->c : i->r * i->c, n = a->r * a->c;
  if (n != 1 && n != m) adj_fail(ws, ADJ_SIZE, "the size of an adjoint does not fit");
  for (long k = 0; k < m; k++) o->p[i == NULL ? k : adj_place(ws, i->p[k], x->r * x->c)] += a->p[n == 1 ? 0 : k];
}
ADJ_F void adj_part_of(adj_ws *ws, adj_m *o, const adj_m *a, long d, long k, long n, va_list list) {
  long first = 0, own = 0; const adj_m *x = NULL;
  for (long at = 0; at < n && at < k; at++) { x = va_arg(list, const adj_m *); first += own; own = x->r * x->c == 0 ? 0 : d == 1 ? x->r : x->c; }
  if (x != NULL && x->r * x->c == 0) { adj_zeros_like(ws, o, x); return; }
  if (d < 1 || d > 2 || first + own > (d == 1 ? a->r : a->c)) adj_fail(ws, ADJ_INDEX, "an index is out of bounds");
  adj_need(ws, o, d == 1 ? own : a->r, d == 1 ? a->c : own);
  for (long j = 0; j < o->c; j++) adj_move_doubles(o->p + j * o->r, a->p + (d == 1 ? first + j * a->r : (first + j) * a->r), o->r);
}
ADJ_F void adj_part(adj_ws *ws, adj_m *o, const adj_m *a, long d, long k, long n, ...) { va_list list; va_start(list, n); adj_part_of(ws, o, a, d, k, n, list); va_end(list); }
ADJ_F double adj_part_number(adj_ws *ws, const adj_m *a, long d, long k, long n, ...) {
  adj_m one = {NULL, 0, 0, 0}; double *own = adj_arena(ws, 4 * sizeof(double)); va_list list;
  one.p = own; one.cap = 1; va_start(list, n);
  if (a->r * a->c > 0 && (d == 1 ? a->c : a->r) != 1) adj_fail(ws, ADJ_SIZE, "the size of an adjoint does not fit");
  adj_part_of(ws, &one, a, d, k, n, list); va_end(list);
  return adj_scalar(ws, &one);
}
ADJ_F void adj_scatter(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *i, const adj_m *x) {
  const long m = x->r != 1 ? x->r : x->c, whole = x->r * x->c == m, n = i->r * i->c, size = a->r * a->c;
  adj_zeros_like(ws, o, x);
  if (size != 1 && size != n) adj_fail(ws, ADJ_SIZE, "the size of an adjoint does not fit");
  if (!whole && (i->r != 1 || i->c != x->c)) adj_fail(ws, ADJ_GUARD, "places of several in a column");
  for (long k = 0; k < n; k++) o->p[adj_place(ws, i->p[k], m) + (whole ? 0 : k * x->r)] = a->p[size == 1 ? 0 : k];
}
ADJ_F void adj_prod_adjoint(adj_ws *ws, adj_m *o, const adj_m *a, const adj_m *x, const adj_m *z) {
  const long n = x->r * x->c; const int plain = z->r * z->c == 1 && isfinite(z->p[0]) && fabs(z->p[0]) >= DBL_MIN;
  if (a->r * a->c != 1 || (z->r * z->c != 1 && n > 0)) adj_fail(ws, ADJ_GUARD, "the adjoint of prod of a matrix");
  double *to = adj_need(ws, o, x->r, x->c), v = 1;
  for (long k = 0; k < n; k++) { to[k] = plain ? a->p[0] * z->p[0] / x->p[k] : v; v *= x->p[k]; }
  for (long k = n - 1, first = 1; k >= 0 && !plain; k--, first = 0) { v = first ? 1 : v * x->p[k + 1]; to[k] *= v; to[k] *= a->p[0]; }
}
ADJ_F void adj_seed(adj_ws *ws, adj_m *o, const adj_m *z) { if (z->r * z->c != 1) adj_fail(ws, ADJ_SHAPE, "the adjoint of a result that is no scalar is missing"); adj_set(ws, o, 1); }
ADJ_F void adj_check_seed(adj_ws *ws, const adj_m *a, const adj_m *z) { if (a->r != z->r || a->c != z->c) adj_fail(ws, ADJ_SHAPE, "the adjoint of a result has another size"); }

/* Tapes: cells in the arena, and arrays that are kept there. */
ADJ_F adj_list adj_cells(adj_ws *ws, long n, size_t size) {
  adj_list list = {NULL, 0, 0, 0};
  if (n < 0) n = 0;
  if ((size_t)n > SIZE_MAX / size) adj_fail(ws, ADJ_MEMORY, "no memory is left");
  list.p = adj_arena(ws, (size_t)n * size); list.n = n; list.cap = n; list.size = size;
  if (n > 0) memset(list.p, 0, (size_t)n * size);
  return list;
}
ADJ_F void *adj_cell(adj_ws *ws, const adj_list *list, long k) { return list->p + (size_t)adj_within(ws, k, list->n) * list->size; }
ADJ_F void *adj_cell_to(adj_ws *ws, adj_list *list, long k, size_t size) {
  if (k < 1) adj_fail(ws, ADJ_INDEX, "an index is out of bounds");
  if (k > list->cap) {
    adj_list more = adj_cells(ws, k > 2 * list->cap ? k : 2 * list->cap, size);
    if (list->n > 0) memcpy(more.p, list->p, (size_t)list->n * size);
    more.n = list->n; *list = more;
  }
  if (k > list->n) list->n = k;
  return list->p + (size_t)(k - 1) * size;
}
ADJ_F void adj_keep(adj_ws *ws, adj_kept *to, const adj_m *x) {
  adj_given(ws, x); to->r = x->r; to->c = x->c; to->p = adj_arena(ws, (size_t)(x->r * x->c) * sizeof(double));
  adj_move_doubles(to->p, x->p, x->r * x->c);
}
ADJ_F void adj_load(adj_ws *ws, adj_m *o, const adj_kept *x) { adj_copy_of(ws, o, x->p, x->r, x->c); }
#endif
