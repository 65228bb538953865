import type { ReactElement, ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { AppIcon } from './AppIcon.tsx'

type NavLinkProps = {
  path: string
  icon: string
  /** Shown on a phone's bar, on the rail of a wide screen, or on both. */
  on: 'bar' | 'rail' | 'both'
  children: ReactNode
}

/** One way through the app. */
export function NavLink({ path, icon, on, children }: NavLinkProps): ReactElement {
  const [location] = useLocation()
  // `/customers/new` belongs to `/customers`, and every page to `/`.
  const isCurrent = path === '/' ? location === '/' : location === path || location.startsWith(`${path}/`)
  return (
    <Link href={path} className="tab" data-on={on} aria-current={isCurrent ? 'page' : undefined}>
      <AppIcon path={icon} />
      <span className="tab-text">{children}</span>
    </Link>
  )
}
