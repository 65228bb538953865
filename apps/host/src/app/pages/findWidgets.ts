import type { Account } from '../account/Account.ts'
import { canChangeBusiness } from '../acting-for/canChangeBusiness.ts'
import { appPage } from './appPage.ts'

/** The widgets whose words a page needs before it is drawn: those of the pages, by name, and those of the layout around them. */
export function findWidgets(pages: readonly string[], account: Account | null): string[] {
  const drawn = Object.entries(appPage).filter(([name]) => pages.includes(name))
  const layout = account !== null && canChangeBusiness(account) ? ['acting-for', 'partner-switcher'] : []
  return [...new Set([...layout, ...drawn.flatMap(([, page]) => page.widgets)])]
}
