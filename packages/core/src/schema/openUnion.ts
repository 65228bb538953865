import * as z from 'zod/mini'

/** The values seen so far, plus any other string: the service publishes no closed list of its states. */
export type OpenUnion<Known extends string> = Known | (string & {})

/** A state of the service. The known values help the editor; an unknown one passes through untouched. */
export function openUnion<const Known extends string>(
  ..._known: Known[]
): z.ZodMiniType<OpenUnion<Known>, OpenUnion<Known>> {
  // The cast only narrows what an editor suggests; every string is valid at run time.
  return z.string() as unknown as z.ZodMiniType<OpenUnion<Known>, OpenUnion<Known>>
}
