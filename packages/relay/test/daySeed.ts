/**
 * Another number each day in continuous integration, so that every run tries what no run before it has tried. A test prints its seed, or has it in its
 * title, and finds the same with it again.
 */
export const daySeed: number = process.env.CI
  ? Number(new Date().toISOString().slice(0, 10).replaceAll('-', ''))
  : 20_260_302
