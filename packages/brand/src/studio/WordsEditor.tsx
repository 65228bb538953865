import { Button, en, Select, TextField } from '@onlend/widgets'
import { loadMessages } from '@onlend/widgets/locales'
import { type ReactNode, useEffect, useState } from 'react'
import { toLanguageOptions } from './toLanguageOptions.ts'
import type { BrandEditor } from './useBrandEditor.ts'
import { useProblemText } from './useProblemText.ts'
import { useStudioWords } from './useStudioWords.ts'

/** How many sentences are shown at once. */
const most = 12

/** Replaces sentences of the kit, found by what they say. */
export function WordsEditor({ editor, locale }: { editor: BrandEditor; locale: string }): ReactNode {
  const t = useStudioWords()
  const [language, setLanguage] = useState(locale)
  const [search, setSearch] = useState('')
  const kit = useKitWords(language)
  const own = editor.get(['messages', language])
  const changed = Object.keys(typeof own === 'object' && own !== null ? own : {})
  const wanted = search.trim().toLocaleLowerCase(language)
  const found = Object.entries(kit).filter(
    ([key, text]) => wanted !== '' && `${key}\n${text}`.toLocaleLowerCase(language).includes(wanted),
  )
  const shown =
    wanted === '' ? Object.entries(kit).filter(([key]) => changed.includes(key)) : found.slice(0, most)
  return (
    <div className="ol-Form">
      <Select
        label={t('brandStudio.language')}
        options={toLanguageOptions(t)}
        value={language}
        onChange={(event) => setLanguage(event.target.value)}
      />
      <TextField
        label={t('brandStudio.find')}
        hint={t('brandStudio.find.hint')}
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <p className="ol-Note" role="status">
        {wanted === ''
          ? t('brandStudio.changed', { number: changed.length })
          : found.length > most
            ? t('brandStudio.foundFirst', { number: found.length, most })
            : t('brandStudio.found', { number: found.length })}
      </p>
      {shown.map(([key, text]) => (
        <WordField key={key} {...{ editor, language, name: key, text }} />
      ))}
    </div>
  )
}

type WordFieldProps = { editor: BrandEditor; language: string; name: string; text: string }

function WordField({ editor, language, name, text }: WordFieldProps): ReactNode {
  const t = useStudioWords()
  const say = useProblemText()
  const path = ['messages', language, name]
  const own = editor.get(path)
  const problem = editor.problems.find((one) => one.path === `messages.${language}["${name}"]`)
  return (
    <div className="brand-studio-word">
      <TextField
        label={text}
        hint={name}
        {...(problem && { error: say(problem) })}
        placeholder={text}
        value={typeof own === 'string' ? own : ''}
        onChange={({ target }) => editor.set(path, target.value === '' ? undefined : target.value)}
      />
      {own !== undefined && (
        <Button variant="quiet" onClick={() => editor.set(path, undefined)}>
          {t('brandStudio.useKits')}
        </Button>
      )}
    </div>
  )
}

/** The kit's sentences in a language; those with plural forms are left to the file, which can hold all forms. */
function useKitWords(language: string): Readonly<Record<string, string>> {
  const [loaded, setLoaded] = useState<{ language: string; words: Record<string, string> } | null>(null)
  useEffect(() => {
    let isGone = false
    loadMessages(language, 'reads', 'forms', 'operators', 'bulk').then(
      (messages) => {
        if (!isGone) setLoaded({ language, words: plain({ ...en, ...messages[language] }) })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [language])
  return loaded?.language === language ? loaded.words : plain(en)
}

function plain(words: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
