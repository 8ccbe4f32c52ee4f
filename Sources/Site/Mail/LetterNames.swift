/// The letters that there are, each `templates/mails/<name>.mustache` and `<name>.html.mustache`, with
/// its subject in the text `mail.<name>.subject`.
///
/// Every letter knows `site.name`, `site.url`, `site.contact` (the imprint, or the site when there is none),
/// `signIn` and `forgot` (addresses of those pages), and `moment`, which is now; the HTML part knows its
/// `subject`. What else it needs is given to it, the name only where the address is certainly the
/// member's:
///
/// | letter | values | goes to |
/// |---|---|---|
/// | `confirm` | `link`; until | who joined, to confirm the address |
/// | `reset` | `name`, `link`; until | who forgot the password |
/// | `address-confirm` | `link`; until | the new address |
/// | `address-changed` | `name` | the old address |
/// | `address-taken` | | whose address a member wanted to take |
/// | `password-changed` | `name` | the member |
/// | `already-member` | `name` | whose address somebody tried to join with |
/// | `invitation` | `link`; until; `name` if known | who is invited |
/// | `approved` | `name` | who asked to join |
/// | `declined` | `name`; `reason` if one is given | who asked to join |
/// | `photo-removed` | `name`, `reason` | the member |
/// | `name-removed`, `bio-removed` | `name`, `reason` | the member |
/// | `uploads-locked`, `suspended` | `name`, `reason` | the member |
/// | `account-removed` | `name`, `reason` | whose account an administrator deleted |
/// | `account-deleted` | `name` | who was a member |
enum LetterNames {
  static let all = [
    "confirm", "reset", "address-confirm", "address-changed", "address-taken", "password-changed",
    "already-member", "invitation", "approved", "declined", "photo-removed", "name-removed",
    "bio-removed", "uploads-locked", "suspended", "account-removed", "account-deleted",
  ]
}
