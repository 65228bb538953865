/** What an app is made with. */
export type Framework = 'vite' | 'next' | 'express'
