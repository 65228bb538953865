/** The values seen so far, plus any other string: the service publishes no closed list of its states. */
export type OpenUnion<Known extends string> = Known | (string & {})
