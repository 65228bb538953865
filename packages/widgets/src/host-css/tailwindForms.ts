/** What the forms plugin of a utility framework lays on bare inputs and on their states. */
export const tailwindForms = `
[type='text'], input:where(:not([type])), [type='email'], [type='url'], [type='password'], [type='number'], [type='date'], [type='search'],
[type='tel'], [multiple], textarea, select { appearance: none; background-color: #fff; border-color: #6b7280; border-width: 1px; border-radius: 0;
  padding: 0.5rem 0.75rem; font-size: 1rem; line-height: 1.5rem; --tw-shadow: 0 0 #0000; }
[type='text']:focus, input:where(:not([type])):focus, [type='email']:focus, [type='number']:focus, [type='date']:focus, [type='search']:focus,
[type='tel']:focus, textarea:focus, select:focus { outline: 2px solid transparent; outline-offset: 2px; border-color: #2563eb;
  box-shadow: 0 0 0 1px #2563eb; }
input::placeholder, textarea::placeholder { color: #6b7280; opacity: 1; }
select { background-image: linear-gradient(45deg, #6b7280, #6b7280); background-position: right 0.5rem center; background-repeat: no-repeat;
  background-size: 1.5em 1.5em; padding-right: 2.5rem; print-color-adjust: exact; }
[type='checkbox'], [type='radio'] { appearance: none; padding: 0; display: inline-block; vertical-align: middle; flex-shrink: 0; height: 1rem;
  width: 1rem; color: #2563eb; background-color: #fff; border-color: #6b7280; border-width: 1px; --tw-shadow: 0 0 #0000; }
[type='checkbox'] { border-radius: 0; } [type='radio'] { border-radius: 100%; }
[type='checkbox']:focus, [type='radio']:focus { outline: 2px solid transparent; outline-offset: 2px; box-shadow: 0 0 0 2px #fff, 0 0 0 4px #2563eb; }
[type='checkbox']:checked, [type='radio']:checked { border-color: transparent; background-color: currentColor; background-size: 100% 100%; }
[type='checkbox']:checked:hover, [type='radio']:checked:focus { border-color: transparent; background-color: currentColor; }
`
