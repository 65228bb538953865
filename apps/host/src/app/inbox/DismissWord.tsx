import { type FormEvent, type ReactElement, useId } from 'react'
import type { OpenWord } from './OpenWord.ts'
import { useDismissWord } from './useDismissWord.ts'

/** Closes a message that is about nothing here, with the reason; folded, since most are about something. */
export function DismissWord({ word }: { word: OpenWord }): ReactElement {
  const reasonId = useId()
  const dismiss = useDismissWord()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    dismiss.mutate({ wordId: word.id, reason })
  }

  return (
    <details className="inbox-dismissal">
      <summary>It is about nothing here</summary>
      <form className="inbox-form" onSubmit={submit}>
        <label htmlFor={reasonId}>Why? Your name and this are kept with the message.</label>
        <input id={reasonId} name="reason" required maxLength={200} pattern=".*\S.*" autoComplete="off" />
        {dismiss.isError && <p role="alert">{dismiss.error.message}</p>}
        <button type="submit" className="button" disabled={dismiss.isPending}>
          Close without settling
        </button>
      </form>
    </details>
  )
}
