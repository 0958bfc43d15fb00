// The keys of an input method are for it alone: its Enter searches nothing, its Escape closes no drawer. Safari ends the composition before
// the keydown of the Enter, which then has only the code 229.
addEventListener(
  'keydown',
  (event) => {
    if (event.isComposing || event.keyCode === 229) event.stopPropagation();
  },
  { capture: true },
);
