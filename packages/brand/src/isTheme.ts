const ofATheme = ['tokens', 'dark', 'options', 'scheme', 'density', 'logo']

/** Whether a file holds a theme alone, and not a tenant with a theme inside. */
export function isTheme(file: Readonly<Record<string, unknown>>): boolean {
  return file.id === undefined && file.theme === undefined && ofATheme.some((name) => name in file)
}
