import { createContext } from 'react'

/** Where pages write their names while a server draws them, so that it can tell the browser which code to fetch. */
export const DrawnPages = createContext<Set<string> | null>(null)
