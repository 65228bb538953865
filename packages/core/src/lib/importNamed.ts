/**
 * Fetches one export of a lazily loaded module, and once more when its file did not arrive. Browsers remember a failed module for the life
 * of the page, so the second request has a new address. If the browser does not name the failed file (Safari), only a reload of the page
 * brings the module.
 *
 * @example
 * const ReportPage = await importNamed(() => import('./ReportPage.tsx'), 'ReportPage')
 *
 * @throws TypeError, or the error of the bundler's loader, when the file did not arrive either time.
 */
export function importNamed<Module extends object, Name extends keyof Module & string>(
  fetchModule: () => Promise<Module>,
  name: Name,
): Promise<Module[Name]> {
  return fetchModule()
    .catch(async (error: unknown) => {
      // Only this error's message is read: any other message can name a foreign address.
      const [, address] = /^TypeError: .*imported module: (\S+)$/.exec(String(error)) ?? []
      // A bundler's own loader fetches again by itself, and a weak link that lost one file usually brings the next.
      if (!address) return fetchModule()
      // Only the browser reads the part behind the `#`: the server gets a request for the same file.
      const file: Module = await import(
        /* @vite-ignore */ /* webpackIgnore: true */ `${address}#${Date.now()}`
      )
      // A file in which a bundler has joined modules exports each of them.
      const module = [file, ...Object.values(file)].find((part) => name in Object(part))
      if (!module) throw error
      return module
    })
    .then((module) => module[name])
}
