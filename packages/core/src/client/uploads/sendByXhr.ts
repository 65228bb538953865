import type { UploadTransport } from './UploadRequest.ts'

/** Sends by `XMLHttpRequest`, the only one of the platform's ways that tells how much of a body has left. */
export function sendByXhr(): UploadTransport {
  return ({ method, url, headers, body, signal, onProgress }) =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const xhr = new XMLHttpRequest()
      xhr.open(method, url)
      xhr.responseType = 'arraybuffer'
      for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
      const stop = () => xhr.abort()
      signal.addEventListener('abort', stop, { once: true })
      const fail = () => reject(signal.aborted ? signal.reason : new TypeError('No answer came.'))
      xhr.addEventListener('error', fail)
      xhr.addEventListener('abort', fail)
      xhr.addEventListener('load', () => {
        resolve({
          status: xhr.status,
          header: (name) => xhr.getResponseHeader(name),
          // The cast states what the response type above makes of it.
          bytes: () => Promise.resolve(xhr.response as ArrayBuffer),
        })
      })
      xhr.addEventListener('loadend', () => signal.removeEventListener('abort', stop))
      if (onProgress) xhr.upload.addEventListener('progress', ({ loaded }) => onProgress(loaded))
      xhr.send(body)
    })
}
