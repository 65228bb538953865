import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  useContext,
  useEffect,
  useState,
} from 'react'
import { releaseSubmit } from '../boot/releaseSubmit.ts'
import { DrawnPages } from './DrawnPages.ts'

/** A page whose code is fetched when it is opened; `load` fetches it before, after which it is drawn without waiting. */
export type LazyPage<Props extends object> = ((props: Props) => ReactElement) & { load: () => Promise<void> }

/** Names a page that is fetched later. `React.lazy` alone would wait once even for code that is here, and a server cannot wait. */
export function lazyPage<Props extends object>(
  name: string,
  fetchPage: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let here: ComponentType<Props> | null = null
  const fetchOnce = async () => {
    here ??= await fetchPage()
    return here
  }
  const later: ComponentType<Props> = lazy(async () => ({ default: await fetchOnce() }))

  function Page(props: Props): ReactElement {
    useContext(DrawnPages)?.add(name)
    // Kept for as long as it stands there: the other one would start from nothing.
    const [chosen] = useState<ComponentType<Props>>(() => here ?? later)
    // By then the browser has taken the page over.
    useEffect(releaseSubmit, [])
    return createElement(chosen, props)
  }
  return Object.assign(Page, { load: async () => void (await fetchOnce()) })
}
