import { Select, TextField } from '@onlend/widgets'
import { createReword, type Terms } from '@onlend/widgets/internal'
import { locales } from '@onlend/widgets/locales'
import { type ReactNode, useState } from 'react'
import { kitTerms } from '../terms/kitTerms.ts'
import type { BrandEditor } from './useBrandEditor.ts'
import { useProblemText } from './useProblemText.ts'
import { useStudioWords } from './useStudioWords.ts'

/** Replaces a term of the kit in every sentence, form by form. An empty form shows what people read in its place now. */
export function TermsEditor({ editor, locale }: { editor: BrandEditor; locale: string }): ReactNode {
  const t = useStudioWords()
  const say = useProblemText()
  const [language, setLanguage] = useState(locale.split('-')[0] ?? 'en')
  return (
    <div className="ol-Form">
      <Select
        label={t('brandStudio.language')}
        options={locales.map((value) => ({ value, label: value }))}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      />
      {Object.entries(kitTerms[language] ?? {}).map(([term, forms]) => {
        const path = ['terms', language, term]
        // The cast: a file may hold anything here, which the check names.
        const own = Object(editor.get(path)) as Readonly<Record<string, string>>
        const given = Object.entries(own).filter(([, text]) => typeof text === 'string')
        const sample = toSample({ [language]: { [term]: Object.fromEntries(given) } }, language, term)
        const toError = (form: string) => {
          const at = [...path, form].join('.')
          const problem = editor.problems.find((one) => one.path === at && one.severity === 'error')
          return problem && { error: say(problem) }
        }
        return (
          <fieldset key={term} className="brand-studio-group">
            <legend>{forms[0]}</legend>
            {forms.map((form) => (
              <TextField
                key={form}
                label={form}
                placeholder={sample(form)}
                {...toError(form)}
                value={typeof own[form] === 'string' ? own[form] : ''}
                onChange={({ target }) =>
                  editor.set([...path, form], target.value === '' ? undefined : target.value)
                }
              />
            ))}
          </fieldset>
        )
      })}
    </div>
  )
}

function toSample(terms: Terms, language: string, term: string): (form: string) => string {
  const isEmpty = Object.keys(terms[language]?.[term] ?? {}).length === 0
  const reword = createReword(terms)
  return (form) => (isEmpty ? form : reword(form, { tag: language, key: term, words: { [term]: term } }))
}
