import { type FormEvent, type ReactElement, useId } from 'react'
import type { OpenWord } from './OpenWord.ts'
import { useDismissWord } from './useDismissWord.ts'
import { useInboxWords } from './words/useInboxWords.ts'

/** Closes a message that is about nothing here, with the reason; folded, since most are about something. */
export function DismissWord({ word }: { word: OpenWord }): ReactElement {
  const t = useInboxWords()
  const reasonId = useId()
  const dismiss = useDismissWord()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    dismiss.mutate({ wordId: word.id, reason })
  }

  return (
    <details className="inbox-dismissal">
      <summary>{t('aboutNothing')}</summary>
      <form className="inbox-form" onSubmit={submit}>
        <label htmlFor={reasonId}>{t('why')}</label>
        <input id={reasonId} name="reason" required maxLength={200} pattern=".*\S.*" autoComplete="off" />
        {dismiss.isError && <p role="alert">{t('notClosed')}</p>}
        <button type="submit" className="button" disabled={dismiss.isPending}>
          {t('close')}
        </button>
      </form>
    </details>
  )
}
