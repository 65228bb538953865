import { writeJson } from '@onlend/core/internal'
import { useEffect } from 'react'
import { faceName } from './faceName.ts'
import type { ThemeFont } from './PartnerTheme.ts'

/**
 * Adds a theme's fonts to the document, without a style element. The browser fetches a file when a text needs it; a file that does not come changes
 * nothing.
 */
export function useThemeFonts(fonts: readonly ThemeFont[] = []): void {
  // A theme that was read anew keeps the faces of the same fonts.
  const key = writeJson(fonts)
  useEffect(() => {
    if (typeof FontFace === 'undefined') return
    // The cast names what was written.
    const own = JSON.parse(key) as ThemeFont[]
    const faces = own.map(
      ({ family, src, display = 'swap', ...rest }) =>
        // `parseTheme` lets no quote into an address.
        new FontFace(faceName(family, own), `url("${src}") format("woff2")`, { display, ...rest }),
    )
    for (const face of faces) document.fonts.add(face)
    return () => {
      for (const face of faces) document.fonts.delete(face)
    }
  }, [key])
}
