import { createContext } from 'react'

/** The facts that a server collects about a page while it draws it. */
export type PageComponent = {
  /** The names of the pages that are drawn, so that it can tell the browser which code to fetch. */
  pages: Set<string>
  /** The name that the page gives itself; `null` before it does. */
  name: string | null
}

/** The context into which pages write their names while a server draws them; `null` in a browser. */
export const PageComponents = createContext<PageComponent | null>(null)
