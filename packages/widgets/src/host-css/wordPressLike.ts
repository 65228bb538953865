/**
 * What a content system's theme does to bare elements. Written after the habits of widely used themes: rules on elements and
 * on `input[type=...]`, on their states, and on everything inside the article.
 */
export const wordPressLike = `
html { box-sizing: border-box; -webkit-text-size-adjust: 100%; scroll-behavior: smooth; }
*, *::before, *::after { box-sizing: inherit; }
body { margin: 0; color: #28303d; background: #d1e4dd; font: 400 1.25rem/1.7 "Source Serif Pro", Georgia, serif;
  letter-spacing: 0.02em; word-spacing: 0.05em; word-wrap: break-word; hyphens: auto; text-rendering: optimizeLegibility;
  font-variant-numeric: oldstyle-nums; text-align: justify; }
h1, h2, h3, h4, h5, h6 { clear: both; margin: 40px 0 20px; color: #28303d; font-family: Georgia, serif; font-weight: 300;
  letter-spacing: 0.1em; line-height: 1.3; text-transform: uppercase; }
h2 { font-size: 2.25rem; } h3 { font-size: 2rem; } h4 { font-size: 1.5rem; }
p { margin: 0 0 1.6em; }
a { color: #d1162a; text-decoration: underline; text-underline-offset: 3px; box-shadow: inset 0 -1px 0 #0f0f0f; transition: color 80ms; }
a:hover, a:focus { color: #0f0f0f; text-decoration: none; background: #ff0; outline: thin dotted; box-shadow: 0 3px 0 #0f0f0f; }
b, strong { font-weight: 900; } em, cite, dfn { font-style: italic; } small { font-size: 70%; }
code, pre, kbd { padding: 2px 6px; background: #eee; font-family: Menlo, monospace; font-size: 0.8em; }
ul, ol { margin: 0 0 1.5em 3em; padding-left: 25px; } ul { list-style: square; } ol { list-style: lower-roman; }
li { margin-bottom: 0.6em; } li > ul { margin-left: 1.5em; }
dl { margin: 0 0 1.5em; } dt { font-weight: bold; text-transform: uppercase; } dd { margin: 0 1.5em 1.5em 2em; }
fieldset { margin: 0 0 1.5em; padding: 2em; border: 3px groove #28303d; } legend { float: left; width: 100%; padding: 0 1em; font-size: 1.5rem; }
label { display: inline-block; margin-bottom: 0.5em; font-size: 1.1rem; font-weight: 700; text-transform: uppercase; }
img, svg, video { max-width: 100%; height: auto; vertical-align: middle; }
hr { height: 3px; border: 0; background: #ccc; }
table { width: 100%; min-width: 240px; margin: 0 0 1.5em; border: 2px solid #ccc; border-collapse: collapse; font-size: 0.9em; }
caption { padding: 1em; font-weight: 700; text-align: center; } thead th { border-bottom: 4px solid #bbb; background: #eee; }
th, td { padding: 1.2em; border: 1px solid #ccc; text-align: center; vertical-align: bottom; } tr:nth-child(even) td { background: #f6f6f6; }
button, input[type=button], input[type=submit], input[type=reset] { padding: 1em 3em; border: 3px solid #28303d; border-radius: 0;
  background: #28303d; color: #d1e4dd; font: 500 1.1rem/1.5 Georgia, serif; letter-spacing: 0.1em; text-transform: uppercase;
  text-shadow: 0 -1px 0 #000; box-shadow: 0 4px 0 #000; cursor: pointer; }
button:hover, button:focus, input[type=submit]:hover { border-color: #000; background: #000; color: #fff; text-decoration: underline; outline: 2px dotted #000; }
input[type=text], input[type=email], input[type=url], input[type=password], input[type=search], input[type=number], input[type=tel],
input[type=date], select, textarea { display: block; width: 60%; max-width: 400px; margin: 0 0 1em; padding: 14px; border: 3px solid #39414d; border-radius: 0;
  background: #fff; color: #28303d; font: 400 1.125rem/1.7 Georgia, serif; box-shadow: inset 0 0 8px #ccc; }
input[type=text]:focus, input[type=email]:focus, input[type=search]:focus, input[type=tel]:focus, select:focus, textarea:focus { border-color: #007acc;
  background: #ffd; color: #0f0f0f; outline: 2px dotted #39414d; outline-offset: 2px; }
input[type=text]:hover { border-color: #000; }
input[type=checkbox], input[type=radio] { width: 25px; height: 25px; margin: 0 1em 0 0; border: 3px solid #39414d; background: #fff; appearance: none; }
input[type=radio]:checked { background: #39414d; }
::placeholder { color: #b0b; opacity: 0.3; font-style: italic; }
.entry-content a { color: #c00; } .entry-content p { font-size: 19px; } .entry-content h2 { font-size: 40px; }
.entry-content ul li::marker { color: red; } .entry-content li::before { color: red; }
`
