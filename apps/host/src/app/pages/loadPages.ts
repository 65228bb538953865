import { appPage } from './appPage.ts'

/** Fetches the code of pages, by name, or of all of them. The function ignores unknown names. */
export async function loadPages(names: readonly string[] = Object.keys(appPage)): Promise<void> {
  const wanted = Object.entries(appPage).filter(([name]) => names.includes(name))
  await Promise.all(wanted.map(([, page]) => page.load()))
}
