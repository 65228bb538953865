/** The framework of an app. */
export type Framework = 'vite' | 'next' | 'express'
