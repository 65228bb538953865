import type { TenantRootProps } from '@onlend/widgets'
import type { PageBoot } from '../boot/PageBoot.ts'
import { appPage } from './appPage.ts'

/** The groups that the widgets of some pages, by name, and of the layout around them say; before the sign-in there is no widget. */
export function findWordGroups({
  pages,
  account,
}: Pick<PageBoot, 'pages' | 'account'>): NonNullable<TenantRootProps['wordGroups']> {
  if (account === null) return []
  const drawn = Object.entries(appPage).filter(([name]) => pages.includes(name))
  return [...new Set(['reads' as const, ...drawn.flatMap(([, page]) => page.words)])]
}
