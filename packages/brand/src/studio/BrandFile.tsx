import { Alert, Button, FileField } from '@onlend/widgets'
import { type ReactNode, useState } from 'react'
import { type BrandProblem, createProblem } from '../createProblem.ts'
import { isRecord } from '../isRecord.ts'
import { fromDesignTokens } from '../tokens/fromDesignTokens.ts'
import { toDesignTokens } from '../tokens/toDesignTokens.ts'
import { ProblemList } from './ProblemList.tsx'
import type { BrandEditor } from './useBrandEditor.ts'
import { useStudioWords } from './useStudioWords.ts'

/** Takes the brand out as a file, and another in: as the relay keeps it, or as design tokens. */
export function BrandFile({ editor }: { editor: BrandEditor }): ReactNode {
  const t = useStudioWords()
  const [problems, setProblems] = useState<readonly BrandProblem[]>([])
  const { brand } = editor
  const name = typeof brand.id === 'string' ? brand.id : 'brand'
  const open = async (file: File) => {
    const { value, found } = readBrand(await file.text())
    setProblems(found)
    if (value) editor.replace(value)
  }
  return (
    <fieldset className="brand-studio-group">
      <legend>{t('brandStudio.files')}</legend>
      <div className="ol-Buttons">
        <Button onClick={() => download(`${name}.json`, brand)}>{t('brandStudio.download')}</Button>
        <Button onClick={() => download(`${name}.tokens.json`, toDesignTokens(brand))}>
          {t('brandStudio.downloadTokens')}
        </Button>
      </div>
      <FileField
        label={t('brandStudio.open')}
        hint={t('brandStudio.open.hint')}
        accept=".json,application/json"
        pickLabel={t('brandStudio.chooseFile')}
        onPick={([file]) => {
          if (file) void open(file)
        }}
      />
      {problems.length > 0 && (
        <Alert tone="warning" title={t('brandStudio.notTaken')}>
          <ProblemList problems={problems} />
        </Alert>
      )}
    </fieldset>
  )
}

/** The brand of a file; tokens have no member of a brand at the top. */
function readBrand(text: string): { value: Record<string, unknown> | null; found: BrandProblem[] } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    return { value: null, found: [createProblem('notJson', '', { detail })] }
  }
  const isBrand =
    isRecord(json) &&
    ['id', 'theme', 'tokens', 'options'].some((member) => Object.hasOwn(Object(json), member))
  if (isBrand && isRecord(json))
    return { value: 'id' in json || 'theme' in json ? json : { theme: json }, found: [] }
  const { brand, problems } = fromDesignTokens(json)
  return { value: 'id' in brand || 'theme' in brand ? brand : { theme: brand }, found: problems }
}

function download(name: string, json: unknown): void {
  const address = URL.createObjectURL(
    new Blob([`${JSON.stringify(json, null, 2)}\n`], { type: 'application/json' }),
  )
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
