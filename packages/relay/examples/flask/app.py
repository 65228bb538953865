"""A Flask site whose page lends: it signs people in by itself, and asks the relay for a token for each of them."""
import json
import os
import urllib.error
import urllib.request
from hmac import compare_digest

from flask import Flask, Response, redirect, request, session

RELAY_URL = os.environ['RELAY_URL']  # as this server reaches the relay, such as http://127.0.0.1:4310/lending
BACKEND_SECRET = os.environ['BACKEND_SECRET']  # the relay has the same
DEMO_PASSWORD = os.environ['DEMO_PASSWORD']

app = Flask(__name__)
app.secret_key = os.environ['SESSION_SECRET']
app.config.update(SESSION_COOKIE_HTTPONLY=True, SESSION_COOKIE_SAMESITE='Strict')
app.config.update(SESSION_COOKIE_SECURE=os.environ.get('INSECURE_COOKIES') != '1')  # 1 on your own machine, without https

PAGE = '<!doctype html><title>Shop</title>%s'
SIGN_IN = '<form method="post" action="/sign-in"><input type="password" name="password"><button>Sign in</button></form>'


def ask_relay(path, body):
    """Returns the relay's answer to this server. The secret never leaves the server."""
    call = urllib.request.Request(
        RELAY_URL + path,
        data=json.dumps(body).encode(),
        headers={'Authorization': 'Bearer ' + BACKEND_SECRET, 'Content-Type': 'application/json'},
    )
    with urllib.request.urlopen(call, timeout=10) as answer:
        return json.load(answer)['data']


@app.get('/')
def page():
    return PAGE % ('<p>Signed in.</p>' if 'user' in session else SIGN_IN)


@app.post('/sign-in')
def sign_in():
    # Stands for your own sign-in.
    if not compare_digest(request.form['password'].encode(), DEMO_PASSWORD.encode()):
        return Response('No', 401)
    session['user'] = {'id': 'adaeze', 'session': os.urandom(16).hex()}
    return redirect('/')


@app.post('/lending-token')
def lending_token():
    """The page asks here for its token: a JSON of token, expiresAt and lifetime; 401 is signed out."""
    user = session.get('user')
    if user is None:
        return Response(status=401)
    try:
        # Look the customer partners of the person up here, in your own tables; never take them from the request.
        partners = [{'id': 'cp_adaeze', 'name': 'Adaeze Foods'}]
        return ask_relay(
            '/token',
            {
                'environment': 'sandbox',
                'userId': user['id'],
                'role': 'customer-partner',
                'customerPartners': partners,
                'sessionId': user['session'],
            },
        ), {'Cache-Control': 'no-store'}
    except urllib.error.HTTPError as error:
        # The reason names the field that is wrong; it is for your log, not for the page.
        app.logger.error('no token: %s %s', error.code, error.read().decode())
    except OSError as error:
        app.logger.error('the relay cannot be reached: %s', error)
    return Response(status=502)


@app.post('/sign-out')
def sign_out():
    user = session.pop('user', None)
    if user is not None:
        ask_relay('/token/revocation', {'sessionId': user['session']})  # ends its tokens at once
    return redirect('/')
