/** One of the demo's people, password and all. */
export type DemoSignIn = { email: string; password: string; label: string }
