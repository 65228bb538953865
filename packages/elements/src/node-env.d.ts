/** Replaced by the bundler. */
declare const process: { env: { NODE_ENV?: string } }
