// A form is sent once: while it is on its way its button is off (company-side 5).

/** Whoever stops the sending gets the button back after so long, in ms: no browser tells of it. */
const PATIENCE = 15_000;

const buttons = document.querySelectorAll('.auth__send');

function allow() {
  for (const button of buttons) {
    button.disabled = false;
    button.removeAttribute('aria-busy');
  }
}

for (const button of buttons) {
  button.form.addEventListener('submit', () => {
    button.disabled = true;
    button.setAttribute('aria-busy', 'true');
    setTimeout(allow, PATIENCE);
  });
}

// Whoever comes back finds the page as it was left.
addEventListener('pageshow', allow);
