/** Holds what was asked of a form until the form is there. */
export type FormQueue<Form> = {
  /** Done at once after the first `flush`. Of presses that wait the first counts: `false` for a later one. */
  ask: (call: (form: Form) => void, what?: FormAsk) => boolean
  /** The form, at each change. */
  arrive: (form: Form) => void
  /** Does what has waited, in order: the form is there, and so are its fields. */
  flush: () => void
  /** Forgets what waits: it was asked of another partner's form. */
  clear: () => void
}

/** What is asked: `press` is the main button's, which keeps it busy. */
export type FormAsk = 'change' | 'press'

/** Makes one; `onWaits` is told what waits, a press before anything else. */
export function createFormQueue<Form>(onWaits: (waits: FormAsk | null) => void): FormQueue<Form> {
  let form: Form | null = null
  let isOpen = false
  let calls: ((form: Form) => void)[] = []
  let waits: FormAsk | null = null
  const tell = (next: typeof waits) => {
    waits = next
    onWaits(next)
  }
  const clear = () => {
    calls = []
    tell(null)
  }
  return {
    ask: (call, what = 'change') => {
      if (form && isOpen) {
        call(form)
        return true
      }
      if (what === 'press' && waits === 'press') return false
      calls.push(call)
      tell(waits === 'press' ? waits : what)
      return true
    },
    arrive: (current) => {
      form = current
    },
    flush: () => {
      const waiting = calls
      if (!form) return
      isOpen = true
      if (waiting.length === 0) return
      clear()
      for (const call of waiting) call(form)
    },
    clear,
  }
}
