import '@onlend/widgets/styles.css'
import '../src/studio/studio.css'
import { createRoot } from 'react-dom/client'
import { BrandStudio } from '../src/studio/BrandStudio.tsx'

const address = './brand'
const answer = await fetch(address)
let edition = answer.headers.get('ETag') ?? ''

async function save(brand: unknown): Promise<void> {
  const { ok, status, headers } = await fetch(address, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json', 'If-Match': edition },
    body: JSON.stringify(brand),
  })
  if (status === 412)
    throw new Error(
      'The file was changed by somebody else meanwhile. Download yours, and open the page again.',
    )
  if (!ok) throw new Error('It could not be saved. Nothing is lost: try again.')
  edition = headers.get('ETag') ?? ''
}

const place = document.getElementById('studio')
if (place) createRoot(place).render(<BrandStudio brand={await answer.json()} onSave={save} />)
