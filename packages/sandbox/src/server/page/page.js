// Sends the page's forms without leaving it, and keeps what it shows fresh. Without this script the forms still work.
const main = document.getElementById('main')
const said = document.getElementById('said')
let shown = main.innerHTML
let clearing

function say(words) {
  said.textContent = words
  clearTimeout(clearing)
  clearing = setTimeout(() => said.replaceChildren(), 4000)
}

async function refresh() {
  const response = await fetch('/', { headers: { accept: 'text/html' } })
  const next = new DOMParser().parseFromString(await response.text(), 'text/html').getElementById('main')
  // a focused field keeps its value
  const isBusy =
    main.contains(document.activeElement) && /^(INPUT|SELECT)$/.test(document.activeElement.tagName)
  if (isBusy || next.innerHTML === shown) return
  const focused = document.activeElement?.getAttribute('aria-label')
  shown = next.innerHTML
  const opened = [...main.querySelectorAll('details[open]')].map((details) => details.id)
  main.replaceChildren(...next.childNodes)
  for (const id of opened) document.getElementById(id)?.setAttribute('open', '')
  if (focused) main.querySelector(`[aria-label="${CSS.escape(focused)}"]`)?.focus()
}

document.addEventListener('submit', async (event) => {
  event.preventDefault()
  const form = event.target
  const fields = Object.fromEntries(new FormData(form, event.submitter))
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  })
  const answer = await response.json()
  say(answer.ok ? `${event.submitter?.textContent.trim() ?? 'Done'}: done` : answer.error)
  document.activeElement?.blur()
  await refresh()
})

setInterval(() => {
  if (document.visibilityState === 'visible')
    refresh().catch(() => {
      say('The sandbox does not answer.')
    })
}, 1500)
