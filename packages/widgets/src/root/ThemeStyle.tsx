'use client'
import { type ReactNode, useCallback, useState } from 'react'
import type { LendingTheme } from '../theme/LendingTheme.ts'
import { themeStyle } from '../theme/themeStyle.ts'
import { useIsHydrated } from './useIsHydrated.ts'

type ThemeStyleProps = { theme: LendingTheme | undefined; id: string; nonce: string | undefined }

/** A theme as one style element, for pages whose policy blocks `style` attributes. */
export function ThemeStyle({ theme, id, nonce }: ThemeStyleProps): ReactNode {
  const isHydrated = useIsHydrated()
  const css = theme ? themeStyle(theme, { id }) : ''
  // As a child React would write the quotes of font names as `&quot;`, and a policy of trusted types lets a page set no HTML:
  // the server's text goes in as it is, and whatever comes later as text. Nothing that themeStyle writes has a `<`.
  const [sent] = useState(isHydrated ? undefined : css)
  const write = useCallback(
    (style: HTMLStyleElement | null) => {
      if (style && style.textContent !== css) style.textContent = css
    },
    [css],
  )
  return (
    <style
      ref={write}
      nonce={nonce}
      // A browser hides the nonce from scripts, so React would miss it on the element that the server sent.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
      dangerouslySetInnerHTML={sent === undefined ? undefined : { __html: sent }}
    />
  )
}
