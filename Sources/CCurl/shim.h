#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>

/* curl_easy_setopt is variadic, which Swift cannot call. */
static inline CURLcode tt_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode tt_set_number(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode tt_set_large(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt(easy, option, value);
}
static inline CURLcode tt_set_opener(CURL *easy, curl_opensocket_callback callback) {
  return curl_easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, callback);
}
static inline CURLcode tt_set_writer(CURL *easy, curl_write_callback callback, void *argument) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_WRITEDATA, argument);
}
static inline CURLcode tt_set_reader(CURL *easy, curl_read_callback callback, void *argument) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_READFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_READDATA, argument);
}
/* What an SMTP server answers comes line by line as headers. */
static inline CURLcode tt_set_listener(CURL *easy, curl_write_callback callback, void *argument) {
  CURLcode code = curl_easy_setopt(easy, CURLOPT_HEADERFUNCTION, callback);
  return code ? code : curl_easy_setopt(easy, CURLOPT_HEADERDATA, argument);
}
static inline CURLcode tt_set_list(CURL *easy, CURLoption option, struct curl_slist *list) {
  return curl_easy_setopt(easy, option, list);
}
/* The structure is as long as its family needs, which Swift does not see. Returns how many bytes. */
static inline int tt_address(const struct curl_sockaddr *target, unsigned char *address) {
  if (target->family == AF_INET) {
    memcpy(address, &((const struct sockaddr_in *)&target->addr)->sin_addr, 4);
    return 4;
  }
  if (target->family == AF_INET6) {
    memcpy(address, &((const struct sockaddr_in6 *)&target->addr)->sin6_addr, 16);
    return 16;
  }
  return 0;
}
static inline long tt_status(CURL *easy) {
  long status = 0;
  curl_easy_getinfo(easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}
