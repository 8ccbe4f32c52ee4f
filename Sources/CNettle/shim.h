#include <nettle/aes.h>
#include <nettle/ctr.h>
#include <nettle/md5.h>

/* The cipher is handed over as a function pointer of another type, which Swift does not convert. */
static inline void tt_aes256_ctr(const struct aes256_ctx *key, uint8_t *counter, size_t length,
                                 uint8_t *target, const uint8_t *source) {
  ctr_crypt(key, (nettle_cipher_func *)aes256_encrypt, AES_BLOCK_SIZE, counter, length, target,
            source);
}
