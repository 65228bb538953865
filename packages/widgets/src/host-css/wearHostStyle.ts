import { type HostStyleName, hostStyles } from './hostStyles.ts'
import { kitStyles } from './kitStyles.ts'

const mark = 'data-host-style'

/**
 * Lets the page wear a host's style sheet, loaded after the kit's, as a test of whether the widgets keep their look; `none` takes it
 * off again. The kit's default build comes along, because the showroom itself is drawn with the layered source.
 */
export async function wearHostStyle(name: HostStyleName | 'none'): Promise<void> {
  const worn = [...document.head.querySelectorAll(`style[${mark}]`)]
  if (worn.some((style) => style.getAttribute(mark) === name)) return
  for (const style of worn) style.remove()
  if (name === 'none') return
  for (const css of [kitStyles().plain, await hostStyles[name].load()]) {
    const style = document.createElement('style')
    style.setAttribute(mark, name)
    style.textContent = css
    document.head.append(style)
  }
}
