/** The dependencies of an app beside the kit. A test ties their majors to those that the kit is tested with. */
export const dependencyRanges: Readonly<Record<string, string>> = {
  '@electric-sql/pglite': '^0.5.16',
  '@tanstack/react-query': '^5.90.0',
  '@testing-library/react': '^16.3.0',
  '@testing-library/user-event': '^14.6.0',
  '@types/node': '^20.19.0',
  jsdom: '^29.1.0',
  vitest: '^4.1.0',
}
