// The least that can be typed into: no React.
const main = document.getElementById('app')
main.innerHTML = '<form><label>Amount <input name="amount" inputmode="decimal"></label></form>'
globalThis.mounted = true
