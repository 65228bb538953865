import { useBrand } from '@onlend/widgets'
import { type RefObject, useLayoutEffect } from 'react'
import type { Scheme } from '../layout/useScheme.ts'

/** Applies the brand outside of the app's own element: language, icon, the colour behind the page and of the browser's bars. */
export function useBrandedPage(page: RefObject<HTMLElement | null>, scheme: Scheme): void {
  const brand = useBrand()

  useLayoutEffect(() => {
    document.documentElement.lang = brand.locale
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (icon && brand.logo) icon.href = brand.logo.light
  }, [brand])

  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.dataset.scheme = scheme
    const paint = () => {
      if (!page.current) return
      const color = getComputedStyle(page.current).backgroundColor
      documentElement.style.backgroundColor = color
      for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
        bar.content = color
    }
    paint()
    const device = matchMedia('(prefers-color-scheme: dark)')
    device.addEventListener('change', paint)
    return () => device.removeEventListener('change', paint)
  }, [page, scheme, brand])
}
