import { warnMistake } from '@onlend/core/internal'
import type { PartClassNames } from '../../ui/PartClassNames.ts'

/** A rule of the page that applies to an element: its declarations, and whether the kit wrote it. */
type FoundRule = { style: CSSStyleDeclaration; isOfKit: boolean }

/**
 * Reports a host's class on a part that sets a property of the kit's own sheet, and loses. A property counts as lost if no rule of the host
 * sets the value that the element has; a property that another class of the host overrides is not reported.
 */
export function warnLosingClasses(root: ParentNode, classNames: PartClassNames): void {
  for (const [part, given] of Object.entries(classNames)) {
    const className = (typeof given === 'string' ? given : given.className)?.trim() ?? ''
    if (className === '') continue
    const element = root.querySelector(`[data-ol-part="${part}"]`)
    if (!(element instanceof HTMLElement)) continue
    const lost = findLostProperties(element, className.split(/\s+/))
    if (lost.length > 0)
      warnMistake(
        `the class "${className}" of the part ${part} loses against the kit's sheet in ${lost.join(', ')}. Import '@onlend/widgets/styles.layer.css' in place of styles.css and put your own rules after it: @layer ol, app; or outside of all layers.`,
      )
  }
}

function findLostProperties(element: HTMLElement, classes: readonly string[]): string[] {
  const rules = [...document.styleSheets].flatMap((sheet) => findRules(readRules(sheet), element))
  const own = rules.filter(({ isOfKit }) => !isOfKit)
  const names = new Set(own.flatMap(({ style }) => [...style]))
  const ofKit = new Set(rules.filter(({ isOfKit }) => isOfKit).flatMap(({ style }) => [...style]))
  const isStyled = classes.some((name) => element.classList.contains(name))
  return isStyled ? [...names].filter((name) => ofKit.has(name) && isLost(element, name, own)) : []
}

/** Looks how each value would look if it won: on the element itself, and at once taken back. */
function isLost(element: HTMLElement, name: string, own: readonly FoundRule[]): boolean {
  const before = element.getAttribute('style')
  const read = () => getComputedStyle(element).getPropertyValue(name)
  element.style.setProperty('transition', 'none', 'important')
  const now = read()
  const wanted = own.flatMap(({ style }) => {
    const value = style.getPropertyValue(name)
    if (value === '') return []
    element.style.setProperty(name, value, 'important')
    return [read()]
  })
  if (before === null) element.removeAttribute('style')
  else element.setAttribute('style', before)
  return wanted.length > 0 && !wanted.includes(now)
}

function findRules(rules: Iterable<CSSRule>, element: Element): FoundRule[] {
  return [...rules].flatMap((rule): FoundRule[] => {
    if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
    const inner = 'cssRules' in rule ? findRules(rule.cssRules as CSSRuleList, element) : []
    if (!(rule instanceof CSSStyleRule)) return inner
    const matches = rule.selectorText.includes('&') ? false : element.matches(rule.selectorText)
    const isOfKit = /\.ol\b|\.ol-|\[data-ol-/.test(rule.selectorText)
    return matches ? [{ style: rule.style, isOfKit }, ...inner] : inner
  })
}

/** The rules of a sheet; the browser shows no rules of a sheet from another origin. */
function readRules(sheet: CSSStyleSheet): Iterable<CSSRule> {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}
