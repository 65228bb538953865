'use client'
import { type ReactNode, useMemo } from 'react'
import type { LendingTheme } from '../theme/LendingTheme.ts'
import { themeStyle } from '../theme/themeStyle.ts'

type ThemeStyleProps = { theme: LendingTheme; id: string; nonce: string | undefined }

/** A theme as one style element, for pages whose policy blocks `style` attributes. */
export function ThemeStyle({ theme, id, nonce }: ThemeStyleProps): ReactNode {
  const css = useMemo(() => themeStyle(theme, { id }), [theme, id])
  if (css === '') return null
  return (
    <style
      nonce={nonce}
      // A browser hides the nonce from scripts, so React would miss it on the element that the server sent.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: as a child React would write quotes of font names as `&quot;`; themeStyle lets no `<` pass
      dangerouslySetInnerHTML={{ __html: css }}
    />
  )
}
