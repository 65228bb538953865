'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import { downIcon, pauseIcon, playIcon, removeIcon, replaceIcon, upIcon, uploadIcon } from '../ui/icons.ts'
import { useParts } from '../ui/useParts.ts'
import { documents } from './documents.words.ts'
import type { DocumentFileProps } from './DocumentFile.tsx'

const looks = {
  pause: { icon: pauseIcon, part: 'DocumentFile.pause' },
  resume: { icon: playIcon, part: 'DocumentFile.resume' },
  retry: { icon: 'refresh', part: 'DocumentFile.retry' },
  pick: { icon: uploadIcon, part: 'DocumentFile.pick' },
  replace: { icon: replaceIcon, part: 'DocumentFile.replace' },
  remove: { icon: removeIcon, part: 'DocumentFile.remove' },
  up: { icon: upIcon, part: 'DocumentFile.up' },
  down: { icon: downIcon, part: 'DocumentFile.down' },
} as const

/** An action that a person can press on a file. `pick` asks for another file, or for the same one once more, as `fileNeeds` says. */
export type DocumentAction = keyof typeof looks | 'open'

/** Called after a press, with the action. */
export type OnDocumentAction = (action: DocumentAction, item: UploadItem) => void

type DocumentFileButtonsProps = DocumentFileProps & {
  /** `${id}-name` is what names the file, so that every button says which file it is about. */
  id: string
}

/** The buttons of one file, as its state allows. A second press confirms the removal of a file that the relay has whole. */
export function DocumentFileButtons(props: DocumentFileButtonsProps): ReactNode {
  const { item, position, count, isOrdering, isAlone, id, onAction } = props
  const { state, pause } = item
  const t = useCopy(documents)
  const say = useCopy(everyWidget)
  const parts = useParts()
  const [isAsking, setIsAsking] = useState(false)
  const keep = useRef<HTMLButtonElement>(null)
  const remove = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  useEffect(() => {
    if (isAsking) keep.current?.focus()
    else if (wasAsking.current) remove.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  const button = (action: keyof typeof looks) => ({
    ...looks[action],
    id: `${id}-${action}`,
    variant: 'quiet' as const,
    'aria-labelledby': `${id}-${action} ${id}-name`,
    onClick: () => onAction(action, item),
  })
  if (isOrdering) {
    return (
      <div {...parts('DocumentFile.buttons')}>
        {(['up', 'down'] as const).map((action) => (
          <Button
            key={action}
            {...button(action)}
            aria-label={t(`documents.${action}`)}
            aria-disabled={position === (action === 'up' ? 0 : count - 1) || undefined}
          >
            {null}
          </Button>
        ))}
      </div>
    )
  }
  if (isAsking) {
    const { icon: _icon, ...confirm } = button('remove')
    return (
      <div {...parts('DocumentFile.buttons')}>
        <p {...parts('DocumentFile.ask')} id={`${id}-ask`}>
          {t('documents.removeAsk')}
        </p>
        <Button {...confirm} variant="danger" part="DocumentFile.confirm" aria-describedby={`${id}-ask`}>
          {t('documents.remove')}
        </Button>
        <Button
          ref={keep}
          onClick={() => setIsAsking(false)}
          part="DocumentFile.keep"
          aria-describedby={`${id}-ask`}
        >
          {t('documents.keep')}
        </Button>
      </div>
    )
  }
  const needs = fileNeeds(item)
  const offer = (action: keyof typeof looks, label: string) => (
    <Button key={action} {...button(action)}>
      {label}
    </Button>
  )
  return (
    <div {...parts('DocumentFile.buttons')}>
      {(state === 'sending' || state === 'queued') && offer('pause', t('documents.pause'))}
      {state === 'held' && pause === 'person' && offer('resume', t('documents.resume'))}
      {needs === 'retry' && offer('retry', say('common.retry'))}
      {needs === 'pick-again' && offer('pick', t('documents.pickAgain'))}
      {needs === 'pick-another' && !isAlone && offer('pick', t('documents.pickAnother'))}
      {state === 'staged' && !isAlone && offer('replace', t('documents.replace'))}
      <Button
        {...button('remove')}
        ref={remove}
        onClick={() => (state === 'staged' ? setIsAsking(true) : onAction('remove', item))}
      >
        {t('documents.remove')}
      </Button>
    </div>
  )
}

/** The step that a file needs from a person: nothing, a press on "try again", or a new choice of a file. */
type FileNeed = 'none' | 'retry' | 'pick-again' | 'pick-another'

/** The step with which a person moves a stopped file on. */
function fileNeeds({ state, problem, isHere }: UploadItem): FileNeed {
  if (state === 'rejected') return problem === 'TOO_MANY' ? 'none' : 'pick-another'
  if (state !== 'failed' || problem === 'NOT_ALLOWED') return 'none'
  if (problem === 'UNREADABLE' || problem === 'NOT_HERE') return 'pick-again'
  return isHere ? 'retry' : 'pick-again'
}
