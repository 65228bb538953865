'use client'
import { writeJson } from '@onlend/core/internal'
import type { WriteName } from '@onlend/core/internal'
import { useLending } from '@onlend/hooks'
import type { WriteFormActions } from '@onlend/hooks/forms'
import { type FirstFormStart, FormIdContext, useKeptWork } from '@onlend/hooks/first-forms'
import {
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ChunkFailed } from '../ui/ChunkFailed.tsx'
import type { Chunk } from '../ui/defineChunk.ts'
import { Skeleton } from '../ui/Skeleton.tsx'
import { SteadyPress } from '../ui/SteadyPress.tsx'
import { useChunk } from '../ui/useChunk.ts'
import { createFormQueue, type FormAsk } from './createFormQueue.ts'
import { type FormStatus, useFormReports } from './useFormReports.tsx'
import { useFirstTouch } from './useFirstTouch.ts'

type FormHostProps<Options, Form extends HostedForm<Form>> = {
  kind: WriteName
  /** The customer or channel partner it is for. */
  ownerId: string | null
  /** The hook that runs the form. */
  machine: Chunk<(options: Options) => Form>
  options: Options
  /** The form as it stands until its machine is there. */
  first: (options: Options, start: FirstFormStart<Form>) => Form
  /** For `useFormReports`. */
  reports: Parameters<typeof useFormReports<DataOf<Form>>>[1]
  children: (form: Form, host: FormHostState) => ReactNode
}

type FormHostState = {
  /** Instead of the fields: what was begun earlier on this device is about to take their place. */
  wait: ReactNode
}

/** What the service answers to a form. */
type DataOf<Form> = Form extends { data: infer Data } ? Exclude<Data, null> : never

/** What is needed of a form besides its fields. */
type HostedForm<Form> = FormStatus & {
  kind: WriteName
  isPending: boolean
  data: DataOf<Form> | null
  actions: WriteFormActions
  pages: readonly (readonly string[])[]
}

/**
 * Draws a form at once and runs it as soon as its machine has arrived: fetched while the browser is idle or at the first touch, whichever is first.
 * The fields stay the same elements with what they hold, and what was asked meanwhile is done then.
 */
export function FormHost<Options, Form extends HostedForm<Form>>(
  props: FormHostProps<Options, Form>,
): ReactNode {
  const { kind, ownerId, machine, options, first, children } = props
  const { environment, tenantId, userId } = useLending()
  const id = useId()
  const kept = useKeptWork(kind, ownerId)
  const isTouched = useFirstTouch()
  const [waits, setWaits] = useState<FormAsk | null>(null)
  const [queue] = useState(() => createFormQueue<Form>(setWaits))
  const [form, setForm] = useState<Form | null>(null)
  const [{ chosen, choices }, setChosen] = useState<Chosen<Form>>(noneChosen)
  const { part: useForm, failed, retry } = useChunk(machine, kept !== null || isTouched || waits !== null)
  // Another partner's fields are other fields, until the machine looks after that.
  const scope = writeJson([environment, tenantId, userId, ownerId])
  const [drawnFor, setDrawnFor] = useState(scope)
  if (form === null && drawnFor !== scope) {
    setDrawnFor(scope)
    setChosen(noneChosen)
  }
  useEffect(() => queue.clear, [queue, drawnFor])
  const onForm = useCallback(
    (current: Form) => {
      queue.arrive(current)
      setForm(current)
    },
    [queue],
  )
  // Not before its fields are drawn: from what was typed until then it knows nothing.
  const onDrawn = useCallback(() => {
    if (form !== null) queue.flush()
  }, [queue, form])
  const [typedWith, setTypedWith] = useState<Options | null>(null)
  useEffect(() => {
    if (form !== null) return
    const note = () => setTypedWith(options)
    document.addEventListener('input', note, true)
    return () => document.removeEventListener('input', note, true)
  }, [form, options])
  // It takes over what was typed as it was meant: `1,500` typed in English is not one and a half because the page is French by now.
  const given = form === null ? (typedWith ?? options) : options
  // The same element for the same options: what the machine publishes must not run it again.
  const running = useMemo(
    () => useForm && <RunForm key={drawnFor} {...{ useForm, options: given, choices, onForm }} />,
    [drawnFor, useForm, given, choices, onForm],
  )
  const choose = useCallback<FirstFormStart<Form>['choose']>(
    (name, value, call) =>
      setChosen((before) => ({
        chosen: { ...before.chosen, [name]: value },
        choices: [...before.choices, call],
      })),
    [],
  )

  const shown =
    form ??
    first(options, {
      id,
      ask: queue.ask,
      ownerId,
      chosen,
      choose,
      isStarting: waits === 'press' && !failed,
    })
  const submit = async () => queue.ask(({ actions }) => void actions.submit(), 'press')
  useFormReports<DataOf<Form>>({ ...shown, actions: { ...shown.actions, submit } }, props.reports)
  const wait = form === null && kept !== null && <FormSkeleton fields={shown.pages[0]?.length ?? 1} />
  return (
    <>
      <FormIdContext.Provider value={id}>{running}</FormIdContext.Provider>
      <SteadyPress key={drawnFor} onDrawn={onDrawn}>
        {children(shown, { wait: wait || null })}
      </SteadyPress>
      {form === null && failed && (waits !== null || kept !== null) && <ChunkFailed onRetry={retry} />}
    </>
  )
}

/** What was chosen before the machine was there, and how it is told. */
type Chosen<Form> = {
  chosen: Readonly<Record<string, unknown>>
  choices: readonly ((form: Form) => void)[]
}

const noneChosen = { chosen: {}, choices: [] }

type RunFormProps<Options, Form> = {
  useForm: (options: Options) => Form
  options: Options
  choices: Chosen<Form>['choices']
  /** Told at each change, before the browser paints. */
  onForm: (form: Form) => void
}

/** Runs the machine beside the fields, not around them: its coming must not make them anew. */
function RunForm<Options, Form>(props: RunFormProps<Options, Form>): ReactNode {
  const { useForm, options, choices, onForm } = props
  const form = useForm(options)
  const told = useRef(0)
  const [known, setKnown] = useState(0)
  const isTold = known >= choices.length
  useEffect(() => {
    const news = choices.slice(told.current)
    if (news.length === 0) return
    // Before it is told: on React 18 the form draws itself anew in the middle of it.
    told.current = choices.length
    for (const tell of news) tell(form)
    // The form that is drawn next knows it: only that one is published.
    setKnown(choices.length)
  }, [choices, form])
  useLayoutEffect(() => {
    // Not before it knows what has been chosen: the fields that are drawn for that would go away, and what is typed in them.
    if (isTold) onForm(form)
  })
  return null
}

function FormSkeleton({ fields }: { fields: number }): ReactNode {
  return (
    <div className="ol-Form" aria-busy="true">
      {[...Array(fields + 1).keys()].map((field) => (
        <Skeleton key={field} size="control" />
      ))}
    </div>
  )
}
