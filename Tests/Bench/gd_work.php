<?php
// What most people would write with GD: JPEG, folder, how often.
ini_set('memory_limit', '1G');
[, $path, $folder, $count] = $argv;
for ($i = 0; $i < (int)$count; $i++) {
    $photo = imagecreatefromjpeg($path);
    $master = imagecreatetruecolor(2048, 1536);
    imagecopyresampled($master, $photo, 0, 0, 0, 0, 2048, 1536, imagesx($photo), imagesy($photo));
    imagejpeg($master, "$folder/2048.jpg", 90);
    foreach ([640, 360, 180, 96] as $size) {
        $square = imagecreatetruecolor($size, $size);
        imagecopyresampled($square, $master, 0, 0, 256, 0, $size, $size, 1536, 1536);
        imagejpeg($square, "$folder/$size.jpg", 82);
        imagewebp($square, "$folder/$size.webp", 78);
    }
}
