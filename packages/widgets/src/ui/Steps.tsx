'use client'
import type { ReactNode } from 'react'
import { steps as words } from './steps.words.ts'
import { useCopy } from '../words/useCopy.ts'
import { Icon } from './Icon.tsx'
import { useParts } from './useParts.ts'

type StepsProps = {
  steps: readonly { key: string; label: string }[]
  /** From 0. */
  current: number
  /** Goes back to a step that is done; without it they cannot be pressed. */
  onGo?: (index: number) => void
}

/** How far a form of several pages has got: by name where there is room, as a bar on a phone. */
export function Steps({ steps, current, onGo }: StepsProps): ReactNode {
  const t = useCopy(words)
  const parts = useParts()
  const getState = (index: number) => (index < current ? 'done' : index === current ? 'current' : 'next')
  return (
    <div {...parts('Steps')}>
      <p {...parts('Steps.count')}>{t('form.step', { current: current + 1, total: steps.length })}</p>
      <div className="ol-Steps-bars" aria-hidden="true">
        {steps.map(({ key }, index) => (
          <span key={key} className="ol-Steps-bar" data-ol-state={getState(index)} />
        ))}
      </div>
      <ol {...parts('Steps.list')} aria-label={t('steps.label')}>
        {steps.map(({ key, label }, index) => {
          const state = getState(index)
          const name = (
            <>
              <span className="ol-Steps-mark" aria-hidden="true">
                {state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
              <span className="ol-Steps-label">{label}</span>
            </>
          )
          return (
            <li
              key={key}
              {...parts('Steps.step')}
              data-ol-state={state}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {state === 'done' && onGo ? (
                <button
                  type="button"
                  {...parts('Steps.back')}
                  aria-label={t('steps.goBack', { step: label })}
                  onClick={() => onGo(index)}
                >
                  {name}
                </button>
              ) : (
                <span className="ol-Steps-name">{name}</span>
              )}
            </li>
          )
        })}
      </ol>
    </div>
  )
}
