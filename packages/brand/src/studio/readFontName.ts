/** Weights as the names of files spell them. */
const weights: Readonly<Record<string, string>> = {
  ...{ thin: '100', extralight: '200', light: '300', medium: '500', semibold: '600' },
  ...{ bold: '700', extrabold: '800', black: '900' },
}

type FontName = { family: string; weight?: string; style?: 'italic' }

/**
 * Reads family, weight and style from the name of a font's file, as foundries write it.
 *
 * @example
 * readFontName('NotoSans-BoldItalic.woff2') // { family: 'Noto Sans', weight: '700', style: 'italic' }
 */
export function readFontName(file: string): FontName {
  const [, name = '', cut = ''] = /^([^-[.]*)(.*)$/.exec(file.normalize()) ?? []
  const family = name
    .replaceAll(/(\p{Ll})(?=\p{Lu})/gu, '$1 ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .slice(0, 60)
  const word = /(?:extra|semi)?(?:thin|light|medium|bold|black)/i.exec(cut)?.[0].toLowerCase() ?? ''
  const weight = /wght|variable/i.test(cut) ? '100 900' : weights[word]
  return {
    family: family === '' ? 'Brand' : family,
    ...(weight !== undefined && { weight }),
    ...(/italic/i.test(cut) && { style: 'italic' }),
  }
}
