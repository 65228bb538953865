/** Milliseconds that an event looks back by its facts, where nothing else is said. */
export const defaultMatchWindow = 259_200_000
