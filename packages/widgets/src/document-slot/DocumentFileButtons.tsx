'use client'
import type { UploadItem } from '@onlend/hooks/forms'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { everyWidget } from '../ui/everyWidget.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Button } from '../ui/Button.tsx'
import type { DrawnIcon } from '../ui/drawIcon.ts'
import { downIcon, pauseIcon, playIcon, removeIcon, replaceIcon, upIcon, uploadIcon } from '../ui/icons.ts'
import type { PartName } from '../ui/PartName.ts'
import { useParts } from '../ui/useParts.ts'
import { documents } from './documents.words.ts'
import type { DocumentFileProps } from './DocumentFile.tsx'

/** An action that a person can press on a file. `pick` asks for another file, or for the same one once more, as `fileNeeds` says. */
export type DocumentAction =
  | 'open'
  | 'pause'
  | 'resume'
  | 'retry'
  | 'pick'
  | 'replace'
  | 'remove'
  | 'up'
  | 'down'

/** Called after a press, with the action. */
export type OnDocumentAction = (action: DocumentAction, item: UploadItem) => void

const orders = [
  { action: 'up', icon: upIcon, part: 'DocumentFile.up' },
  { action: 'down', icon: downIcon, part: 'DocumentFile.down' },
] as const

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

  const button = (action: DocumentAction, icon?: DrawnIcon) => ({
    id: `${id}-${action}`,
    variant: 'quiet' as const,
    'aria-labelledby': `${id}-${action} ${id}-name`,
    onClick: () => onAction(action, item),
    ...(icon ? { icon } : {}),
  })
  if (isOrdering) {
    return (
      <div {...parts('DocumentFile.buttons')}>
        {orders.map(({ action, icon, part }) => (
          <Button
            key={action}
            {...button(action, icon)}
            part={part}
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
    return (
      <div {...parts('DocumentFile.buttons')}>
        <p {...parts('DocumentFile.ask')} id={`${id}-ask`}>
          {t('documents.removeAsk')}
        </p>
        <Button
          {...button('remove')}
          variant="danger"
          part="DocumentFile.confirm"
          aria-describedby={`${id}-ask`}
          onClick={() => onAction('remove', item)}
        >
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
  const offered: { action: DocumentAction; icon: DrawnIcon; part: PartName; label: string }[] = []
  if (state === 'sending' || state === 'queued')
    offered.push({
      action: 'pause',
      icon: pauseIcon,
      part: 'DocumentFile.pause',
      label: t('documents.pause'),
    })
  if (state === 'held' && pause === 'person')
    offered.push({
      action: 'resume',
      icon: playIcon,
      part: 'DocumentFile.resume',
      label: t('documents.resume'),
    })
  if (needs === 'retry')
    offered.push({ action: 'retry', icon: 'refresh', part: 'DocumentFile.retry', label: say('common.retry') })
  if (needs === 'pick-again' || (needs === 'pick-another' && !isAlone)) {
    const label = t(needs === 'pick-again' ? 'documents.pickAgain' : 'documents.pickAnother')
    offered.push({ action: 'pick', icon: uploadIcon, part: 'DocumentFile.pick', label })
  }
  if (state === 'staged' && !isAlone)
    offered.push({
      action: 'replace',
      icon: replaceIcon,
      part: 'DocumentFile.replace',
      label: t('documents.replace'),
    })
  return (
    <div {...parts('DocumentFile.buttons')}>
      {offered.map(({ action, icon, part, label }) => (
        <Button key={action} {...button(action, icon)} part={part}>
          {label}
        </Button>
      ))}
      <Button
        {...button('remove', removeIcon)}
        ref={remove}
        part="DocumentFile.remove"
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
