import type { Message } from '../copy/Messages.ts'

/** One English catalogue in another language: the same keys, no more and no fewer. */
export type Translation<English extends Readonly<Record<string, Message>>> = Readonly<
  Record<keyof English, Message>
>
