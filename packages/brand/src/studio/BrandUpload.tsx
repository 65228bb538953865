import { Button, FileField } from '@onlend/widgets'
import { type ReactNode, useState } from 'react'
import { isRecord } from '../isRecord.ts'
import { type BrandPath, brandPath } from './brandPath.ts'
import { readFontName } from './readFontName.ts'
import type { BrandEditor, BrandJson } from './useBrandEditor.ts'
import { useStudioWords } from './useStudioWords.ts'

/** Keeps a file and returns its address; the message of a rejection is for the person. */
export type KeepBrandFile = (file: File) => Promise<string>

type BrandUploadProps = {
  kind: 'picture' | 'font'
  /** The value that the file is for. */
  path: BrandPath
  label: string
  editor: BrandEditor
  onFile: KeepBrandFile
}

/** Chooses a file from the device instead of an address, and fills in what the file itself says. */
export function BrandUpload({ kind, path, label, editor, onFile }: BrandUploadProps): ReactNode {
  const t = useStudioWords()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState('')
  const isFont = kind === 'font'
  const fonts = isFont ? readFonts(editor.brand) : []
  const take = async (file: File) => {
    setBusy(true)
    setRefusal('')
    try {
      const src = await onFile(file)
      const size = isFont ? null : await measure(src)
      editor.update((brand) =>
        isFont
          ? withFont(brand, path, { ...readFontName(file.name), src })
          : withPicture(brand, path, src, size),
      )
    } catch (error) {
      setRefusal(error instanceof Error ? error.message : t('brandStudio.failed'))
    }
    setBusy(false)
  }
  return (
    <FileField
      label={t('brandStudio.fromFile', { label })}
      accept={isFont ? '.woff2,font/woff2' : '.png,.jpg,.jpeg,.webp,.svg,image/*'}
      pickLabel={t(isFont ? 'brandStudio.chooseFont' : 'brandStudio.choosePicture')}
      note={t(busy ? 'brandStudio.sending' : isFont ? 'brandStudio.mostFont' : 'brandStudio.mostPicture')}
      full={busy || fonts.length >= mostFonts}
      error={refusal}
      onPick={([file]) => {
        if (file) void take(file)
      }}
    >
      {fonts.length > 0 && (
        <ul className="brand-studio-changes">
          {fonts.map(({ family, weight, src }) => (
            <li key={String(src)}>
              <bdi>{String(family)}</bdi> {String(weight ?? '400')}{' '}
              <Button
                variant="quiet"
                aria-label={t('brandStudio.takeOutFont', {
                  font: `${String(family)} ${String(weight ?? '400')}`,
                })}
                onClick={() =>
                  editor.update((brand) =>
                    brandPath.write(
                      brand,
                      fontsPath,
                      toList(readFonts(brand).filter((one) => one.src !== src)),
                    ),
                  )
                }
              >
                {t('brandStudio.takeOut')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </FileField>
  )
}

const mostFonts = 6
const fontsPath = ['theme', 'fonts']

function readFonts(brand: BrandJson): Record<string, unknown>[] {
  const fonts = brandPath.read(brand, fontsPath)
  return Array.isArray(fonts) ? fonts.filter(isRecord) : []
}

/** No list of fonts is no key. */
const toList = (fonts: readonly unknown[]) => (fonts.length > 0 ? fonts : undefined)

/** The brand with one more font, its family first where text is set. */
function withFont(brand: BrandJson, path: BrandPath, font: { family: string; src: string }): BrandJson {
  const others = readFonts(brand).filter(({ src }) => src !== font.src)
  const next = brandPath.write(brand, fontsPath, [...others, font])
  const before = brandPath.read(brand, path)
  const family = `"${font.family}"`
  const rest = typeof before === 'string' ? before : 'system-ui, sans-serif'
  return rest.startsWith(family) ? next : brandPath.write(next, path, `${family}, ${rest}`)
}

type Size = { width: number; height: number }

/** The brand with another logo; the text for people who do not see it is the name until somebody writes another. */
function withPicture(brand: BrandJson, path: BrandPath, src: string, size: Size | null): BrandJson {
  const logo = path.slice(0, -1)
  const alt = brandPath.read(brand, [...logo, 'alt']) ?? brand.name
  const next = brandPath.write(brandPath.write(brand, path, src), [...logo, 'alt'], alt)
  if (!size || path.at(-1) !== 'light') return next
  return brandPath.write(
    brandPath.write(next, [...logo, 'width'], size.width),
    [...logo, 'height'],
    size.height,
  )
}

/** The size of a picture in the head of a page, in its own proportions; `null` where it has none. */
async function measure(src: string): Promise<Size | null> {
  const image = new Image()
  image.src = src
  // A picture that cannot be drawn has no size.
  await image.decode().catch(() => undefined)
  const { naturalWidth, naturalHeight } = image
  if (naturalWidth === 0 || naturalHeight === 0) return null
  const share = Math.min(1, 240 / naturalWidth, 40 / naturalHeight)
  const fit = (length: number) => Math.max(1, Math.round(length * share))
  return { width: fit(naturalWidth), height: fit(naturalHeight) }
}
