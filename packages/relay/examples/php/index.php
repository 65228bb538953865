<?php
// A PHP site whose page lends: it signs people in by itself, and asks the relay for a token for each of them.
declare(strict_types=1);

$relay = getenv('RELAY_URL'); // as this server reaches the relay, such as http://127.0.0.1:4310/lending
$secret = getenv('BACKEND_SECRET'); // the relay has the same
$secure = getenv('INSECURE_COOKIES') !== '1'; // 1 on your own machine, without https
session_start([
    'cookie_httponly' => true,
    'cookie_samesite' => 'Strict',
    'cookie_secure' => $secure,
    'use_strict_mode' => true,
]);

/** Returns the relay's status, 0 if it cannot be reached, and its answer. The secret never leaves this server. */
function askRelay(string $path, array $body): array
{
    global $relay, $secret;
    $answer = @file_get_contents($relay . $path, false, stream_context_create(['http' => [
        'method' => 'POST',
        'header' => ["Authorization: Bearer $secret", 'Content-Type: application/json'],
        'content' => json_encode($body, JSON_THROW_ON_ERROR),
        'timeout' => 10,
        'ignore_errors' => true,
        'follow_location' => 0,
    ]]));
    $status = (int) (explode(' ', $http_response_header[0] ?? '')[1] ?? 0);
    return [$status, is_string($answer) ? json_decode($answer, true) : null];
}

$page = fn(string $body) => print("<!doctype html><title>Shop</title>$body");
$redirect = fn() => header('Location: /', true, 303);
$user = $_SESSION['user'] ?? null;

switch ($_SERVER['REQUEST_METHOD'] . ' ' . parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH)) {
    case 'GET /':
        $page($user ? '<p>Signed in.</p>' : '<form method="post" action="/sign-in"><input type="password" name="password"><button>Sign in</button></form>');
        break;

    case 'POST /sign-in':
        // Stands for your own sign-in.
        if (!hash_equals((string) getenv('DEMO_PASSWORD'), (string) ($_POST['password'] ?? ''))) {
            http_response_code(401);
            break;
        }
        session_regenerate_id(true);
        $_SESSION['user'] = ['id' => 'adaeze', 'session' => bin2hex(random_bytes(16))];
        $redirect();
        break;

    case 'POST /lending-token':
        // The page asks here for its token: a JSON of token, expiresAt and lifetime; 401 is signed out.
        header('Cache-Control: no-store');
        if (!$user) {
            http_response_code(401);
            break;
        }
        [$status, $answer] = askRelay('/token', [
            'environment' => 'sandbox',
            'userId' => $user['id'],
            'role' => 'customer-partner',
            // Look the customer partners of the person up here, in your own tables; never take them from the request.
            'customerPartners' => [['id' => 'cp_adaeze', 'name' => 'Adaeze Foods']],
            'sessionId' => $user['session'],
        ]);
        if ($status !== 200) {
            // The reason names the field that is wrong; it is for your log, not for the page.
            error_log("no token: $status " . json_encode($answer['data'] ?? null));
            http_response_code(502);
            break;
        }
        header('Content-Type: application/json');
        echo json_encode($answer['data'], JSON_THROW_ON_ERROR);
        break;

    case 'POST /sign-out':
        if ($user) {
            askRelay('/token/revocation', ['sessionId' => $user['session']]); // ends its tokens at once
        }
        session_destroy();
        $redirect();
        break;

    default:
        http_response_code(404);
}
